import { anything, mapped, type Shape } from './shape';

/** The value of a setting as text; '' for a setting whose value is not a text, for example a list of choices. */
export const settingValue: Shape< string > = mapped( anything, ( value ) =>
	typeof value === 'string' || typeof value === 'number' ? String( value ) : ''
);
