import { afterAll, beforeAll } from '@jest/globals';
import { setOptions } from './store';
import type { Scenario } from './scenario';

interface State {
	readonly options: Readonly< Record< string, unknown > >;
	readonly tables: Readonly< Record< string, readonly unknown[] > >;
}

const READ = `global $wpdb;
$options = array();
foreach ( $args[0] as $name ) { $value = get_option( $name, null ); $options[ $name ] = $value; }
$tables = array();
foreach ( $args[1] as $name ) { $tables[ $name ] = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}$name", ARRAY_A ); }
echo wp_json_encode( array( 'options' => (object) $options, 'tables' => (object) $tables ) );`;

const WRITE_TABLES = `global $wpdb;
foreach ( $args[0] as $name => $rows ) {
	$wpdb->query( "DELETE FROM {$wpdb->prefix}$name" );
	foreach ( $rows as $row ) { $wpdb->insert( $wpdb->prefix . $name, $row ); }
}`;

/** Deletes all rows of tables. */
export async function emptyTables( { store }: Scenario, names: readonly string[] ): Promise< void > {
	await store.runPhp( { code: WRITE_TABLES }, [ Object.fromEntries( names.map( ( name ) => [ name, [] ] ) ) ] );
}

/** Reads all rows of a table from the database. */
export async function readRows( { store }: Scenario, name: string ): Promise< readonly Readonly< Record< string, string > >[] > {
	const { tables } = JSON.parse( await store.runPhp( { code: READ }, [ [], [ name ] ] ) ) as State;
	return ( tables[ name ] ?? [] ) as readonly Readonly< Record< string, string > >[];
}

/** Restores options and tables after the tests of a file. */
export function keepState( scenario: Scenario, options: readonly string[], tables: readonly string[] ): void {
	let before: State | undefined;
	beforeAll( async () => {
		before = JSON.parse( await scenario.store.runPhp( { code: READ }, [ options, tables ] ) ) as State;
	} );
	afterAll( async () => {
		if ( before ) {
			await setOptions( scenario.store, before.options );
			await scenario.store.runPhp( { code: WRITE_TABLES }, [ before.tables ] );
		}
	} );
}
