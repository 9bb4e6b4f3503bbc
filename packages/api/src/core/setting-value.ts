import { anything, mapped, type Shape } from './shape';

/** The value of a setting as text; '' for settings whose value is no text (a list of choices, for example). */
export const settingValue: Shape< string > = mapped( anything, ( value ) =>
	typeof value === 'string' || typeof value === 'number' ? String( value ) : ''
);
