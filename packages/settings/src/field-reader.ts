import { BootError } from './boot-error';

type Fields = Readonly< Record< string, unknown > >;

function refuse( path: string, expected: string, value: unknown ): never {
	const found = value === undefined ? 'missing' : JSON.stringify( value );
	throw new BootError( `storeAdminSettings.${ path } should be ${ expected }, it is ${ found }.` );
}

export function isFields( value: unknown ): value is Fields {
	return typeof value === 'object' && value !== null && ! Array.isArray( value );
}

/** Parses the fields of one object in the boot object. Its errors name the invalid field. */
export class FieldReader {
	public constructor(
		private readonly fields: Fields,
		private readonly prefix = ''
	) {}

	public text( name: string ): string {
		const value = this.fields[ name ];
		return typeof value === 'string' ? value : refuse( this.prefix + name, 'a string', value );
	}

	public number( name: string ): number {
		const value = this.fields[ name ];
		return typeof value === 'number' ? value : refuse( this.prefix + name, 'a number', value );
	}

	public flag( name: string ): boolean {
		const value = this.fields[ name ];
		return typeof value === 'boolean' ? value : refuse( this.prefix + name, 'true or false', value );
	}

	public oneOf< T extends string >( name: string, allowed: readonly T[] ): T {
		const value = this.fields[ name ];
		const found = allowed.find( ( candidate ) => candidate === value );
		return found ?? refuse( this.prefix + name, `one of ${ allowed.join( ', ' ) }`, value );
	}

	public texts( name: string ): readonly string[] {
		const value = this.fields[ name ];
		if ( ! Array.isArray( value ) || ! value.every( ( item ) => typeof item === 'string' ) ) {
			return refuse( this.prefix + name, 'a list of strings', value );
		}
		return value;
	}

	/** PHP encodes an empty map as `[]`, so an empty list is accepted too. */
	public textMap( name: string ): Readonly< Record< string, string > > {
		const value = this.fields[ name ];
		if ( Array.isArray( value ) && value.length === 0 ) {
			return {};
		}
		if ( ! isFields( value ) ) {
			return refuse( this.prefix + name, 'an object of strings', value );
		}
		const map: Record< string, string > = {};
		for ( const [ key, item ] of Object.entries( value ) ) {
			map[ key ] = typeof item === 'string' ? item : refuse( `${ this.prefix + name }.${ key }`, 'a string', item );
		}
		return map;
	}

	public list( name: string ): readonly unknown[] {
		const value = this.fields[ name ];
		return Array.isArray( value ) ? value : refuse( this.prefix + name, 'a list', value );
	}

	public objects( name: string ): readonly FieldReader[] {
		return this.list( name ).map( ( item, index ) =>
			new FieldReader( { [ index ]: item }, `${ this.prefix }${ name }.` ).object( `${ index }` )
		);
	}

	public object( name: string ): FieldReader {
		const value = this.fields[ name ];
		return isFields( value )
			? new FieldReader( value, `${ this.prefix }${ name }.` )
			: refuse( this.prefix + name, 'an object', value );
	}
}
