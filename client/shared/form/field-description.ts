import type { ReactNode } from 'react';
import type { FieldOption } from '@store-admin/components';

/** Values of a form by field id. Numbers and days are kept as typed text; other types come only from controls that return them. */
export type FieldValue = string | number | boolean | readonly string[] | readonly File[];
export type FormValues = Readonly< Record< string, FieldValue > >;

/** Names of the controls that a field can be drawn with; `field-controls.tsx` has one component for each. */
export type ControlName =
	| 'text'
	| 'email'
	| 'password'
	| 'url'
	| 'tel'
	| 'textarea'
	| 'select'
	| 'checkbox'
	| 'switch'
	| 'radio'
	| 'combobox'
	| 'tokens'
	| 'calendar'
	| 'color'
	| 'range'
	| 'toggle-group'
	| 'file-drop';

/** Description from which a field is rendered. */
export interface DrawnField< Id extends string = string > {
	readonly id: Id;
	readonly label: string;
	readonly control: ControlName;
	readonly help?: ReactNode;
	readonly isRequired?: boolean;
	readonly isHidden?: boolean;
	/** For `select`, `radio`, `combobox` and `toggle-group`; for `tokens` the suggested words. */
	readonly options?: readonly FieldOption[];
	readonly placeholder?: string;
	/** Usual number of characters, which sets the width of a text field. */
	readonly size?: number;
	/** Codes and amounts run from left to right in every language. */
	readonly direction?: 'ltr' | 'auto';
	readonly autoComplete?: string;
	readonly inputMode?: 'decimal' | 'numeric';
	readonly prefix?: string;
	readonly suffix?: string;
	/** For `range`. */
	readonly min?: number;
	readonly max?: number;
	readonly step?: number;
	/** Kinds of files that `file-drop` takes, as the `accept` attribute lists them. */
	readonly accept?: string;
	readonly className?: string;
}

/** A form field as data, so that settings pages and other forms are lists of these. */
export interface FieldDescription<
	Values extends FormValues,
	Id extends keyof Values & string = keyof Values & string,
> extends DrawnField< Id > {
	/**
	 * Returns an error message; undefined when the value is valid. Runs when the form is submitted, and when a field
	 * that is not empty is left.
	 */
	readonly validate?: ( value: Values[ Id ], values: Values ) => string | undefined | Promise< string | undefined >;
}
