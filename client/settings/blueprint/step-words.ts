import { __, _n, sprintf } from '@wordpress/i18n';
import type { BlueprintStep } from '@store-admin/data';

/** A kind of change that steps of a blueprint make. */
export type StepKind = 'options' | 'plugins' | 'themes' | 'rows' | 'other';

/** What a blueprint contains or changes: one line for each kind. */
export interface StepSummary {
	readonly kind: StepKind;
	readonly text: string;
	/** Names of options, plugins, themes, tables or unknown steps, each once. */
	readonly names: readonly string[];
}

const TABLE = /\b(?:into|update|from|table)\s+`?([A-Za-z0-9_]+)`?/i;

function textOf( value: unknown ): string {
	return typeof value === 'string' || typeof value === 'number' ? String( value ) : '';
}

function fieldOf( value: unknown, name: string ): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get( value, name ) : undefined;
}

function firstText( ...values: readonly unknown[] ): string {
	return values.map( textOf ).find( ( text ) => text !== '' ) ?? '';
}

/** Slug of a plugin or theme of a step, as the host and the blueprints of WordPress name it. */
function packageOf( step: BlueprintStep, kind: 'plugin' | 'theme' ): string {
	const data = [ `${ kind }Data`, `${ kind }ZipFile` ].map( ( name ) => fieldOf( step, name ) );
	const slugs = data.map( ( item ) => firstText( fieldOf( item, 'slug' ), fieldOf( item, 'url' ) ) );
	return firstText(
		...slugs,
		fieldOf( step, `${ kind }Path` ),
		fieldOf( step, `${ kind }Name` ),
		fieldOf( step, `${ kind }FolderName` ),
		step.step
	);
}

/** The capability that the host wants for a step. */
const CAPABILITY_OF: Readonly< Record< string, string > > = {
	installPlugin: 'install_plugins',
	activatePlugin: 'activate_plugins',
	installTheme: 'install_themes',
	activateTheme: 'switch_themes',
};

/** Names of what this account may not install or activate, each once. The administrator of a site of a network may not install plugins. */
export function namesWithoutRight( steps: readonly BlueprintStep[], can: ( capability: string ) => boolean ): readonly string[] {
	const denied = steps.filter( ( { step } ) => Object.hasOwn( CAPABILITY_OF, step ) && ! can( CAPABILITY_OF[ step ] ?? '' ) );
	return [ ...new Set( denied.flatMap( ( step ) => readStep( step ).names ) ) ];
}

/** Text of the SQL that a step runs; empty for other steps. */
export function sqlOf( step: BlueprintStep ): string {
	return step.step === 'runSql' ? textOf( fieldOf( fieldOf( step, 'sql' ), 'contents' ) ) : '';
}

function optionsOf( step: BlueprintStep ): readonly string[] {
	const options = fieldOf( step, 'options' );
	return typeof options === 'object' && options !== null ? Object.keys( options ) : [];
}

const KIND_OF: Readonly< Record< string, StepKind > > = {
	setSiteOptions: 'options',
	installPlugin: 'plugins',
	activatePlugin: 'plugins',
	deactivatePlugin: 'plugins',
	deletePlugin: 'plugins',
	installTheme: 'themes',
	activateTheme: 'themes',
	runSql: 'rows',
};

const NAMES_OF: Readonly< Record< StepKind, ( step: BlueprintStep ) => readonly string[] > > = {
	options: optionsOf,
	plugins: ( step ) => [ packageOf( step, 'plugin' ) ],
	themes: ( step ) => [ packageOf( step, 'theme' ) ],
	rows: ( step ) => [ TABLE.exec( sqlOf( step ) )?.[ 1 ] ?? __( 'unknown table', 'store-admin' ) ],
	other: ( { step } ) => [ step ],
};

/** The kind of a step and the names of what it changes. */
export function readStep( step: BlueprintStep ): { readonly kind: StepKind; readonly names: readonly string[] } {
	const kind = ( Object.hasOwn( KIND_OF, step.step ) && KIND_OF[ step.step ] ) || 'other';
	return { kind, names: NAMES_OF[ kind ]( step ) };
}

function describe( kind: StepKind, count: number ): string {
	switch ( kind ) {
		case 'options':
			/* translators: %d: number of settings. */
			return sprintf( _n( '%d setting', '%d settings', count, 'store-admin' ), count );
		case 'plugins':
			/* translators: %d: number of plugins. */
			return sprintf( _n( '%d plugin', '%d plugins', count, 'store-admin' ), count );
		case 'themes':
			/* translators: %d: number of themes. */
			return sprintf( _n( '%d theme', '%d themes', count, 'store-admin' ), count );
		case 'rows':
			/* translators: %d: number of rows. */
			return sprintf( _n( '%d row of the database', '%d rows of the database', count, 'store-admin' ), count );
		case 'other':
			/* translators: %d: number of steps. */
			return sprintf( _n( '%d other step', '%d other steps', count, 'store-admin' ), count );
	}
}

const KINDS: readonly StepKind[] = [ 'options', 'rows', 'plugins', 'themes', 'other' ];

/** What these steps contain, one entry for each kind that occurs. */
export function summarizeSteps( steps: readonly BlueprintStep[] ): readonly StepSummary[] {
	const read = steps.map( readStep );
	return KINDS.flatMap( ( kind ) => {
		const all = read.filter( ( step ) => step.kind === kind ).flatMap( ( { names } ) => names );
		const names = [ ...new Set( all ) ];
		// Two steps can set the same option, or install and activate the same plugin; rows are counted one by one.
		const count = kind === 'rows' || kind === 'other' ? all.length : names.length;
		return count > 0 ? [ { kind, text: describe( kind, count ), names } ] : [];
	} );
}

/** Short name of one step, for its line in the progress, such as "Change 20 settings". */
export function nameStep( step: BlueprintStep ): string {
	const { kind, names } = readStep( step );
	const [ name = '' ] = names;
	switch ( kind ) {
		case 'options':
			/* translators: %d: number of settings. */
			return sprintf( _n( 'Change %d setting', 'Change %d settings', names.length, 'store-admin' ), names.length );
		case 'plugins':
			/* translators: %s: name of a plugin. */
			return sprintf( __( 'Plugin %s', 'store-admin' ), name );
		case 'themes':
			/* translators: %s: name of a theme. */
			return sprintf( __( 'Theme %s', 'store-admin' ), name );
		case 'rows':
			/* translators: %s: name of a database table. */
			return sprintf( __( 'Row of %s', 'store-admin' ), name );
		case 'other':
			return name;
	}
}
