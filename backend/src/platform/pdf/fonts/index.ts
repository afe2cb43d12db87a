export { Fonts, type FontStyle, type StyledText } from './fonts';
