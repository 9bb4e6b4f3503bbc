import { isObject } from '../core/is-object';
import { parserOf } from '../core/parse-answer';
import { settingValue } from '../core/setting-value';
import { anything, flagOr, listOf, mapped, maybe, object, orNone, requiredFlag, requiredText, text, type ValueOf } from '../core/shape';
import type { SettingChoice } from './payment-gateways';

/** Choices that belong together; those without a group have an empty label. Labels may contain HTML. */
export interface ChoiceGroup {
	readonly label: string;
	readonly choices: readonly SettingChoice[];
}

function toChoices( given: Readonly< Record< string, unknown > > ): readonly SettingChoice[] {
	return Object.entries( given ).flatMap( ( [ value, label ] ) =>
		typeof label === 'string' || typeof label === 'number' ? [ { value, label: String( label ) } ] : []
	);
}

/** The groups of a list of choices. Plugins filter it, so what is no choice is left out. */
function toGroups( given: unknown ): readonly ChoiceGroup[] {
	if ( ! isObject( given ) ) {
		return [];
	}
	const groups = Object.entries( given ).flatMap( ( [ label, group ] ) =>
		isObject( group ) ? [ { label, choices: toChoices( group ) } ] : []
	);
	return [ { label: '', choices: toChoices( given ) }, ...groups ].filter( ( { choices } ) => choices.length > 0 );
}

const textSetting = object( { value: settingValue } );

const offlineMethod = object( {
	id: requiredText,
	enabled: requiredFlag,
	/** What customers read about it. */
	description: text,
	/** Its name for shop managers. */
	method_title: text,
	settings: object( {
		title: textSetting,
		instructions: textSetting,
		/** Of cash on delivery only: shipping methods; an empty list stands for all. */
		enable_for_methods: maybe( object( { value: orNone( listOf( requiredText ), [] ), options: mapped( anything, toGroups ) } ) ),
		/** Of cash on delivery only. */
		enable_for_virtual: maybe( object( { value: flagOr( true ) } ) ),
	} ),
} );

/** A payment method of the host that needs no provider: bank transfer, checks or cash on delivery. */
export type OfflineMethod = ValueOf< typeof offlineMethod >;

/** Parses an offline payment method of the store `wc/payment-gateways`. */
export const parseOfflineMethod = parserOf( offlineMethod, 'offline payment method' );
