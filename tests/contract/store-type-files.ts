import path from 'node:path';
import * as prettier from 'prettier';
import type ts from 'typescript';
import { createProgram } from './create-program';
import { TypePrinter } from './type-printer';

const root = path.resolve( __dirname, '../..' );
const entry = path.join( root, 'tests/contract/public-store-types.ts' );
const NOTE = '// Made from the stores by tests/contract/derive-types.ts: change those, then run it again.\n\n';

const kebab = ( store: string ) => store.replaceAll( '/', '-' );
const pascal = ( store: string ) =>
	kebab( store )
		.split( '-' )
		.map( ( word ) => word.charAt( 0 ).toUpperCase() + word.slice( 1 ) )
		.join( '' );

function storesOf( checker: ts.TypeChecker, file: ts.SourceFile ): readonly ts.Symbol[] {
	const module = checker.getSymbolAtLocation( file );
	const stores = module && checker.getExportsOfModule( module ).find( ( { name } ) => name === 'Stores' );
	if ( ! stores ) {
		throw new Error( 'public-store-types.ts exports no Stores' );
	}
	const all = checker.getPropertiesOfType( checker.getDeclaredTypeOfSymbol( stores ) );
	return [ ...all ].sort( ( one, other ) => ( one.name < other.name ? -1 : 1 ) );
}

function printStore( checker: ts.TypeChecker, printer: TypePrinter, store: ts.Symbol ): string {
	const propertiesOf = ( symbol: ts.Symbol ) => checker.getPropertiesOfType( checker.getTypeOfSymbol( symbol ) );
	const parts = propertiesOf( store ).map( ( part ) => {
		const members = propertiesOf( part ).map( ( member ) => `${ member.name }: ${ printer.print( checker.getTypeOfSymbol( member ) ) };` );
		return `readonly ${ part.name }: ${ members.length > 0 ? `{\n${ members.join( '\n' ) }\n}` : 'object' };`;
	} );
	return `/** The store \`${ store.name }\`. */\nexport interface ${ pascal( store.name ) } {\n${ parts.join( '\n' ) }\n}\n`;
}

async function format( name: string, text: string ): Promise< [ string, string ] > {
	const file = path.join( root, 'packages/extensibility/types/stores', name );
	const options = await prettier.resolveConfig( file );
	const formatTypes = ( source: string ) => prettier.format( source, { ...options, parser: 'typescript' } );
	// Formats twice, because Prettier breaks some long types only when it formats its own result, and the check does that.
	return [ name, await formatTypes( await formatTypes( NOTE + text ) ) ];
}

/** File name and text of each declaration file of the public stores, formatted. */
export async function storeTypeFiles(): Promise< ReadonlyMap< string, string > > {
	const program = createProgram( [ entry ] );
	const checker = program.getTypeChecker();
	const file = program.getSourceFile( entry );
	if ( ! file ) {
		throw new Error( `${ entry } is not there` );
	}
	const printer = new TypePrinter( checker, file );
	const stores = storesOf( checker, file );
	const texts = stores.map( ( store ) => [ store.name, printStore( checker, printer, store ) ] as const );
	const values = printer.declarations();
	const names = values.map( ( text ) => /^export (?:interface|type) (\w+)/.exec( text )?.[ 1 ] ?? '' );
	const files = texts.map( ( [ name, text ] ) => {
		const used = names.filter( ( value ) => new RegExp( `\\b${ value }\\b` ).test( text ) );
		const imports = used.length > 0 ? `import type { ${ used.join( ', ' ) } } from './values';\n\n` : '';
		return format( `${ kebab( name ) }.d.ts`, imports + text );
	} );
	const list = stores.map( ( { name } ) => `readonly '${ name }': ${ pascal( name ) };` ).join( '\n' );
	const imports = stores.map( ( { name } ) => `import type { ${ pascal( name ) } } from './${ kebab( name ) }';` ).join( '\n' );
	return new Map(
		await Promise.all( [
			...files,
			format( 'values.d.ts', values.join( '\n\n' ) ),
			format( 'all-stores.d.ts', `${ imports }\n\n/** Every public store, by the name it is registered with. */\nexport interface Stores {\n${ list }\n}\n` ),
		] )
	);
}
