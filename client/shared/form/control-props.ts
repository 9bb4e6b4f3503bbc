import type { DrawnField, FieldValue } from './field-description';

/** Props of every control. */
export interface ControlProps {
	readonly field: DrawnField;
	readonly value: FieldValue | undefined;
	readonly error: string | undefined;
	readonly onChange: ( value: FieldValue ) => void;
	/** Called when the field loses the focus. */
	readonly onLeave: () => void;
}

export const asText = ( value: FieldValue | undefined ): string => ( typeof value === 'string' ? value : '' );

export const frameOf = ( { field: { label, help, className }, error }: ControlProps ) => ( { label, help, error, className } );
