import { parserOf } from '../core/parse-answer';
import { anything, maybe, object, recordOf, requiredText, text, usableListOf, type ValueOf } from '../core/shape';

const definition = object( {
	id: requiredText,
	label: text,
	/** The stored value; null when nothing is stored. */
	value: anything,
	/** Null when the setting has no default. */
	default: anything,
	/** Choice to its label. */
	options: maybe( recordOf( text ) ),
} );

/** A setting of a group with its value and its choices. */
export interface SettingDefinition extends ValueOf< typeof definition > {}

/** Parses the settings of a group, for example of the store `wc/admin/settings-options`. An unusable setting of an extension is left out. */
export const parseSettingDefinitions = parserOf( usableListOf( definition, 'setting' ), 'settings' );
