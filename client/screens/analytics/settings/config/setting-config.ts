import type { ComponentType, ReactNode } from 'react';
import type { FieldValue } from '../../../../shared/form/field-description';

/** A choice of a setting. */
export interface SettingChoice {
	readonly value: string;
	readonly label: string;
	readonly description?: string;
	readonly disabled?: boolean;
}

/** Choices of a setting with a heading. */
export interface SettingChoices {
	readonly key?: string;
	readonly label?: string;
	readonly options: readonly SettingChoice[];
}

/** The change that a component of an extension reports, like an event of an input. */
export interface SettingEvent {
	readonly target: { readonly name?: string; readonly value: FieldValue };
}

/** The props of the component of a setting. Those of its configuration are added. */
export interface SettingComponentProps {
	readonly value: FieldValue | undefined;
	readonly onChange: ( event: SettingEvent ) => void;
}

/**
 * One entry of the public filter `woocommerce_admin_analytics_settings`; its key is the id of the setting. Extensions rely
 * on these names.
 */
export interface SettingConfig {
	readonly name?: string;
	readonly label?: string;
	/** `checkboxGroup`, `checkbox`, `select`, `radio`, `component`, `button`; any other is a text input of that type. */
	readonly inputType: string;
	/** Choices; those of a `checkboxGroup` are groups. */
	readonly options?: readonly ( SettingChoice | SettingChoices )[];
	readonly helpText?: ReactNode;
	/** Value after a reset; without one the setting keeps its value. */
	readonly defaultValue?: unknown;
	/** Value while the host has none. */
	readonly initialValue?: unknown;
	readonly component?: ComponentType< SettingComponentProps >;
	/** For a `button`: does its work, then calls the first or, after a failure, the second function. */
	readonly callback?: ( resolve: () => void, reject: () => void, createNotice: unknown ) => void;
}

/** Settings by id, in their order on the page. */
export type SettingsConfig = Readonly< Record< string, SettingConfig > >;

const isRecord = ( value: unknown ): value is Readonly< Record< string, unknown > > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const isChoice = ( value: unknown ): boolean =>
	isRecord( value ) && ( 'options' in value ? isChoices( value[ 'options' ] ) : typeof value[ 'value' ] === 'string' );

const isChoices = ( value: unknown ): boolean => Array.isArray( value ) && value.every( isChoice );

const needsComponent = ( { inputType, component }: Readonly< Record< string, unknown > > ): boolean =>
	inputType === 'component' && typeof component !== 'function' && ! isRecord( component );

/** Whether a handler of the filter returned settings that can be drawn. */
export function isSettingsConfig( value: unknown ): value is SettingsConfig {
	return (
		isRecord( value ) &&
		Object.values( value ).every(
			( entry ) =>
				isRecord( entry ) &&
				typeof entry[ 'inputType' ] === 'string' &&
				( entry[ 'options' ] === undefined || isChoices( entry[ 'options' ] ) ) &&
				! needsComponent( entry )
		)
	);
}

/** Returns the choices of a setting in groups; choices outside of a group are one without a heading. */
export function groupsOf( { options = [] }: SettingConfig ): readonly SettingChoices[] {
	const single = options.filter( ( option ): option is SettingChoice => ! ( 'options' in option ) );
	const groups = options.filter( ( option ): option is SettingChoices => 'options' in option );
	return single.length > 0 ? [ { options: single }, ...groups ] : groups;
}

/** Returns the choices of a setting in one list. */
export function choicesOf( config: SettingConfig ): readonly SettingChoice[] {
	return groupsOf( config ).flatMap( ( { options } ) => options );
}
