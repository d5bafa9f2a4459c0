/// A key of a keyboard by its number in the table of keyboards of the USB HID usage tables.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Too many keys are down.
    case keyboardErrorRollOver = 1
    /// The keyboard failed its own test.
    case keyboardPOSTFail = 2
    /// An error of another kind.
    case keyboardErrorUndefined = 3
    /// The letter A, by its place on an American keyboard.
    case keyboardA = 4
    /// The letter B, by its place on an American keyboard.
    case keyboardB = 5
    /// The letter C, by its place on an American keyboard.
    case keyboardC = 6
    /// The letter D, by its place on an American keyboard.
    case keyboardD = 7
    /// The letter E, by its place on an American keyboard.
    case keyboardE = 8
    /// The letter F, by its place on an American keyboard.
    case keyboardF = 9
    /// The letter G, by its place on an American keyboard.
    case keyboardG = 10
    /// The letter H, by its place on an American keyboard.
    case keyboardH = 11
    /// The letter I, by its place on an American keyboard.
    case keyboardI = 12
    /// The letter J, by its place on an American keyboard.
    case keyboardJ = 13
    /// The letter K, by its place on an American keyboard.
    case keyboardK = 14
    /// The letter L, by its place on an American keyboard.
    case keyboardL = 15
    /// The letter M, by its place on an American keyboard.
    case keyboardM = 16
    /// The letter N, by its place on an American keyboard.
    case keyboardN = 17
    /// The letter O, by its place on an American keyboard.
    case keyboardO = 18
    /// The letter P, by its place on an American keyboard.
    case keyboardP = 19
    /// The letter Q, by its place on an American keyboard.
    case keyboardQ = 20
    /// The letter R, by its place on an American keyboard.
    case keyboardR = 21
    /// The letter S, by its place on an American keyboard.
    case keyboardS = 22
    /// The letter T, by its place on an American keyboard.
    case keyboardT = 23
    /// The letter U, by its place on an American keyboard.
    case keyboardU = 24
    /// The letter V, by its place on an American keyboard.
    case keyboardV = 25
    /// The letter W, by its place on an American keyboard.
    case keyboardW = 26
    /// The letter X, by its place on an American keyboard.
    case keyboardX = 27
    /// The letter Y, by its place on an American keyboard.
    case keyboardY = 28
    /// The letter Z, by its place on an American keyboard.
    case keyboardZ = 29
    /// The digit 1, in the upper row.
    case keyboard1 = 30
    /// The digit 2, in the upper row.
    case keyboard2 = 31
    /// The digit 3, in the upper row.
    case keyboard3 = 32
    /// The digit 4, in the upper row.
    case keyboard4 = 33
    /// The digit 5, in the upper row.
    case keyboard5 = 34
    /// The digit 6, in the upper row.
    case keyboard6 = 35
    /// The digit 7, in the upper row.
    case keyboard7 = 36
    /// The digit 8, in the upper row.
    case keyboard8 = 37
    /// The digit 9, in the upper row.
    case keyboard9 = 38
    /// The digit 0, in the upper row.
    case keyboard0 = 39
    /// Return.
    case keyboardReturnOrEnter = 40
    /// Escape.
    case keyboardEscape = 41
    /// Deletes the character before the insertion point.
    case keyboardDeleteOrBackspace = 42
    /// Tab.
    case keyboardTab = 43
    /// The space bar.
    case keyboardSpacebar = 44
    /// Hyphen and underscore.
    case keyboardHyphen = 45
    /// Equals and plus.
    case keyboardEqualSign = 46
    /// Opening bracket and brace.
    case keyboardOpenBracket = 47
    /// Closing bracket and brace.
    case keyboardCloseBracket = 48
    /// Backslash and bar.
    case keyboardBackslash = 49
    /// The key beside Return on keyboards other than American ones.
    case keyboardNonUSPound = 50
    /// Semicolon and colon.
    case keyboardSemicolon = 51
    /// Apostrophe and quotation mark.
    case keyboardQuote = 52
    /// Grave accent and tilde.
    case keyboardGraveAccentAndTilde = 53
    /// Comma and less-than.
    case keyboardComma = 54
    /// Full stop and greater-than.
    case keyboardPeriod = 55
    /// Slash and question mark.
    case keyboardSlash = 56
    /// Locks capitals.
    case keyboardCapsLock = 57
    /// The function key F1.
    case keyboardF1 = 58
    /// The function key F2.
    case keyboardF2 = 59
    /// The function key F3.
    case keyboardF3 = 60
    /// The function key F4.
    case keyboardF4 = 61
    /// The function key F5.
    case keyboardF5 = 62
    /// The function key F6.
    case keyboardF6 = 63
    /// The function key F7.
    case keyboardF7 = 64
    /// The function key F8.
    case keyboardF8 = 65
    /// The function key F9.
    case keyboardF9 = 66
    /// The function key F10.
    case keyboardF10 = 67
    /// The function key F11.
    case keyboardF11 = 68
    /// The function key F12.
    case keyboardF12 = 69
    /// Print Screen.
    case keyboardPrintScreen = 70
    /// Scroll Lock.
    case keyboardScrollLock = 71
    /// Pause.
    case keyboardPause = 72
    /// Insert.
    case keyboardInsert = 73
    /// To the start.
    case keyboardHome = 74
    /// A page up.
    case keyboardPageUp = 75
    /// Deletes the character after the insertion point.
    case keyboardDeleteForward = 76
    /// To the end.
    case keyboardEnd = 77
    /// A page down.
    case keyboardPageDown = 78
    /// The arrow to the right.
    case keyboardRightArrow = 79
    /// The arrow to the left.
    case keyboardLeftArrow = 80
    /// The arrow downwards.
    case keyboardDownArrow = 81
    /// The arrow upwards.
    case keyboardUpArrow = 82
    /// Locks numbers, on the number pad.
    case keypadNumLock = 83
    /// The slash of the number pad.
    case keypadSlash = 84
    /// The asterisk of the number pad.
    case keypadAsterisk = 85
    /// The minus of the number pad.
    case keypadHyphen = 86
    /// The plus of the number pad.
    case keypadPlus = 87
    /// Enter, on the number pad.
    case keypadEnter = 88
    /// 1 on the number pad.
    case keypad1 = 89
    /// 2 on the number pad.
    case keypad2 = 90
    /// 3 on the number pad.
    case keypad3 = 91
    /// 4 on the number pad.
    case keypad4 = 92
    /// 5 on the number pad.
    case keypad5 = 93
    /// 6 on the number pad.
    case keypad6 = 94
    /// 7 on the number pad.
    case keypad7 = 95
    /// 8 on the number pad.
    case keypad8 = 96
    /// 9 on the number pad.
    case keypad9 = 97
    /// 0 on the number pad.
    case keypad0 = 98
    /// The decimal point of the number pad.
    case keypadPeriod = 99
    /// The key beside the left Shift on keyboards other than American ones.
    case keyboardNonUSBackslash = 100
    /// The key for a menu, beside the right Control.
    case keyboardApplication = 101
    /// Power.
    case keyboardPower = 102
    /// The equals sign of the number pad.
    case keypadEqualSign = 103
    /// The function key F13.
    case keyboardF13 = 104
    /// The function key F14.
    case keyboardF14 = 105
    /// The function key F15.
    case keyboardF15 = 106
    /// The function key F16.
    case keyboardF16 = 107
    /// The function key F17.
    case keyboardF17 = 108
    /// The function key F18.
    case keyboardF18 = 109
    /// The function key F19.
    case keyboardF19 = 110
    /// The function key F20.
    case keyboardF20 = 111
    /// The function key F21.
    case keyboardF21 = 112
    /// The function key F22.
    case keyboardF22 = 113
    /// The function key F23.
    case keyboardF23 = 114
    /// The function key F24.
    case keyboardF24 = 115
    /// Execute.
    case keyboardExecute = 116
    /// Help.
    case keyboardHelp = 117
    /// Menu.
    case keyboardMenu = 118
    /// Select.
    case keyboardSelect = 119
    /// Stop.
    case keyboardStop = 120
    /// Repeats the last action.
    case keyboardAgain = 121
    /// Reverts the last action.
    case keyboardUndo = 122
    /// Cut.
    case keyboardCut = 123
    /// Copy.
    case keyboardCopy = 124
    /// Paste.
    case keyboardPaste = 125
    /// Find.
    case keyboardFind = 126
    /// No sound.
    case keyboardMute = 127
    /// Louder.
    case keyboardVolumeUp = 128
    /// Decreases the volume.
    case keyboardVolumeDown = 129
    /// Locks capitals, on keys that stay down.
    case keyboardLockingCapsLock = 130
    /// Locks numbers, on keys that stay down.
    case keyboardLockingNumLock = 131
    /// Locks scrolling, on keys that stay down.
    case keyboardLockingScrollLock = 132
    /// The comma of the number pad.
    case keypadComma = 133
    /// The equals sign of the number pad on AS/400 keyboards.
    case keypadEqualSignAS400 = 134
    /// A key of other countries, number 1.
    case keyboardInternational1 = 135
    /// A key of other countries, number 2.
    case keyboardInternational2 = 136
    /// A key of other countries, number 3.
    case keyboardInternational3 = 137
    /// A key of other countries, number 4.
    case keyboardInternational4 = 138
    /// A key of other countries, number 5.
    case keyboardInternational5 = 139
    /// A key of other countries, number 6.
    case keyboardInternational6 = 140
    /// A key of other countries, number 7.
    case keyboardInternational7 = 141
    /// A key of other countries, number 8.
    case keyboardInternational8 = 142
    /// A key of other countries, number 9.
    case keyboardInternational9 = 143
    /// A key for switching languages, number 1.
    case keyboardLANG1 = 144
    /// A key for switching languages, number 2.
    case keyboardLANG2 = 145
    /// A key for switching languages, number 3.
    case keyboardLANG3 = 146
    /// A key for switching languages, number 4.
    case keyboardLANG4 = 147
    /// A key for switching languages, number 5.
    case keyboardLANG5 = 148
    /// A key for switching languages, number 6.
    case keyboardLANG6 = 149
    /// A key for switching languages, number 7.
    case keyboardLANG7 = 150
    /// A key for switching languages, number 8.
    case keyboardLANG8 = 151
    /// A key for switching languages, number 9.
    case keyboardLANG9 = 152
    /// Erases in another way.
    case keyboardAlternateErase = 153
    /// System request, or attention.
    case keyboardSysReqOrAttention = 154
    /// Cancel.
    case keyboardCancel = 155
    /// Clear.
    case keyboardClear = 156
    /// The one before.
    case keyboardPrior = 157
    /// Return, on keyboards that have Enter too.
    case keyboardReturn = 158
    /// Separator.
    case keyboardSeparator = 159
    /// Out.
    case keyboardOut = 160
    /// Operate.
    case keyboardOper = 161
    /// Clear, or again.
    case keyboardClearOrAgain = 162
    /// Select by the cursor, or properties.
    case keyboardCrSelOrProps = 163
    /// Extend the selection.
    case keyboardExSel = 164
    /// The left Control.
    case keyboardLeftControl = 224
    /// The left Shift.
    case keyboardLeftShift = 225
    /// The left Alt or Option.
    case keyboardLeftAlt = 226
    /// The left Command or Windows key.
    case keyboardLeftGUI = 227
    /// The right Control.
    case keyboardRightControl = 228
    /// The right Shift.
    case keyboardRightShift = 229
    /// The right Alt or Option.
    case keyboardRightAlt = 230
    /// The right Command or Windows key.
    case keyboardRightGUI = 231
    /// No key: the end of the numbers.
    case keyboard_Reserved = 65535

    /// Switches Hangul and Latin letters on Korean keyboards.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Makes Hanja on Korean keyboards.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Switches to kana on Japanese keyboards.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Switches to Latin letters on Japanese keyboards.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Katakana on Japanese keyboards.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// Hiragana on Japanese keyboards.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// Switches wide and narrow characters on Japanese keyboards.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
