extension ReportPage {
    static let script = """

        for (const films of document.querySelectorAll('.films')) {
            const times = films.dataset.times.split(' ').map(Number);
            const slider = films.querySelector('input');
            const words = films.querySelector('output');
            const show = () => {
                const index = Number(slider.value);
                for (const film of films.querySelectorAll('.film')) {
                    const last = Number(film.dataset.count) - 1;
                    film.style.backgroundPositionX = last > 0 ? Math.min(index, last) / last * 100 + '%' : '0%';
                }
                words.textContent = times[index].toFixed(3) + ' s, ' + (index + 1) + ' of ' + times.length;
            };
            const go = index => { slider.value = index; show(); };
            slider.addEventListener('input', show);
            films.querySelector('.jump')?.addEventListener('click', event => go(event.target.dataset.index));
            let timer = 0;
            films.querySelector('.play').addEventListener('click', () => {
                clearTimeout(timer);
                const from = performance.now();
                const step = () => {
                    const time = (performance.now() - from) / 1000;
                    go(Math.max(0, times.findLastIndex(each => each <= time)));
                    if (time < times[times.length - 1]) timer = setTimeout(step, 15);
                };
                step();
            });
            for (const moment of films.closest('article').querySelectorAll('.moment')) {
                moment.addEventListener('click', () => {
                    const index = times.findIndex(each => each >= Number(moment.dataset.time) - 1e-6);
                    go(index < 0 ? times.length - 1 : index);
                });
            }
            show();
        }
        const search = document.querySelector('input[type=search]');
        const boxes = [...document.querySelectorAll('.filters input[type=checkbox]')];
        const filter = () => {
            const wanted = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
            const statuses = new Set(boxes.filter(box => box.checked).map(box => box.value));
            let any = false;
            for (const entry of document.querySelectorAll('article')) {
                const fits = statuses.has(entry.dataset.status) && wanted.every(word => entry.dataset.words.includes(word));
                entry.hidden = !fits;
                any = any || fits;
            }
            document.querySelector('.none').hidden = any;
        };
        search.addEventListener('input', filter);
        for (const box of boxes) box.addEventListener('change', filter);
        // A page with failures opens on them.
        if (boxes.some(box => box.value === 'failed')) {
            for (const box of boxes) box.checked = box.value === 'failed' || box.value === 'recorded';
        }
        filter();

        """
}
