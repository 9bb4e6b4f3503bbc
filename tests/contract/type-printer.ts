/* eslint-disable no-bitwise -- the compiler's flags are bits. */
import ts from 'typescript';

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Whether declarations belong to TypeScript itself. */
const isBuiltIn = ( { fileName }: ts.SourceFile ) => /\/typescript\/lib\/lib\./.test( fileName );
const isOurs = ( { fileName }: ts.SourceFile ) => ! fileName.includes( '/node_modules/' );

/** An optional parameter takes undefined anyway. */
function withoutUndefined( parameter: ts.ParameterDeclaration ): ts.ParameterDeclaration {
	const { modifiers, dotDotDotToken, name, questionToken, type } = parameter;
	if ( ! questionToken || ! type || ! ts.isUnionTypeNode( type ) ) {
		return parameter;
	}
	const kept = type.types.filter( ( { kind } ) => kind !== ts.SyntaxKind.UndefinedKeyword );
	const [ only ] = kept;
	const rest = kept.length === 1 && only ? only : ts.factory.createUnionTypeNode( kept );
	return ts.factory.updateParameterDeclaration( parameter, modifiers, dotDotDotToken, name, questionToken, rest, undefined );
}

/**
 * Prints types that need no imports: every type that they name is collected and declared beside them. Types of third-
 * party packages become `unknown`, since an author may not have the package.
 */
export class TypePrinter {
	private readonly named = new Map< string, ts.Symbol >();
	private readonly printer = ts.createPrinter( { removeComments: true } );

	public constructor(
		private readonly checker: ts.TypeChecker,
		private readonly file: ts.SourceFile
	) {}

	/** The text of a type. */
	public print( type: ts.Type, flags = 0 ): string {
		const node = this.checker.typeToTypeNode( type, this.file, FLAGS | flags );
		return node ? this.text( ts.transform( node, [ this.replaceForeign ] ).transformed[ 0 ] ?? node ) : 'unknown';
	}

	/** Declarations of all named types so far, by name. */
	public declarations(): string[] {
		const done = new Map< string, string >();
		// Printing one type may add others; the loop also visits entries that are added to the Map.
		for ( const [ name, symbol ] of this.named ) {
			done.set( name, this.declare( name, symbol ) );
		}
		return [ ...done.keys() ].sort().map( ( name ) => done.get( name ) ?? '' );
	}

	private text( node: ts.Node ): string {
		return this.printer.printNode( ts.EmitHint.Unspecified, node, this.file );
	}

	private readonly replaceForeign: ts.TransformerFactory< ts.Node > = ( context ) => {
		const visit = ( node: ts.Node ): ts.Node => {
			if ( ts.isImportTypeNode( node ) ) {
				const { qualifier } = node;
				return qualifier && ts.isIdentifier( qualifier ) && this.note( qualifier )
					? ts.factory.createTypeReferenceNode( qualifier.text, node.typeArguments )
					: ts.factory.createKeywordTypeNode( ts.SyntaxKind.UnknownKeyword );
			}
			if ( ts.isTypeReferenceNode( node ) && ts.isIdentifier( node.typeName ) && ! this.note( node.typeName ) ) {
				return ts.factory.createKeywordTypeNode( ts.SyntaxKind.UnknownKeyword );
			}
			const visited = ts.visitEachChild( node, visit, context );
			return ts.isParameter( visited ) ? withoutUndefined( visited ) : visited;
		};
		return ( node ) => ts.visitNode( node, visit );
	};

	/** Whether a name can be used in the text; a name of this project is collected. */
	private note( identifier: ts.Identifier ): boolean {
		const symbol = ( identifier as ts.Identifier & { readonly symbol?: ts.Symbol } ).symbol;
		const original = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol( symbol ) : symbol;
		const source = original?.declarations?.[ 0 ]?.getSourceFile();
		if ( ! original || ! source || isBuiltIn( source ) ) {
			return true;
		}
		if ( original.flags & ts.SymbolFlags.TypeParameter ) {
			return true;
		}
		if ( isOurs( source ) ) {
			this.named.set( identifier.text, original );
		}
		return isOurs( source );
	}

	private declare( name: string, symbol: ts.Symbol ): string {
		const [ declaration ] = symbol.declarations ?? [];
		const type = this.checker.getDeclaredTypeOfSymbol( symbol );
		const parameters =
			declaration && ( ts.isInterfaceDeclaration( declaration ) || ts.isTypeAliasDeclaration( declaration ) )
				? ( declaration.typeParameters ?? [] ).map( ( parameter ) => this.text( parameter ) )
				: [];
		const head = parameters.length > 0 ? `${ name }< ${ parameters.join( ', ' ) } >` : name;
		if ( ! declaration || ts.isTypeAliasDeclaration( declaration ) ) {
			return `export type ${ head } = ${ this.print( type, ts.NodeBuilderFlags.InTypeAlias ) };`;
		}
		return `export interface ${ head } {\n${ this.members( type ).join( '\n' ) }\n}`;
	}

	private members( type: ts.Type ): string[] {
		const index = this.checker.getIndexInfosOfType( type );
		return [
			...index.map( ( { keyType, type: value } ) => `readonly [ key: ${ this.print( keyType ) } ]: ${ this.print( value ) };` ),
			...this.checker.getPropertiesOfType( type ).map( ( property ) => {
				const isOptional = Boolean( property.flags & ts.SymbolFlags.Optional );
				const value = this.print( this.checker.getTypeOfSymbol( property ) );
				// The compiler adds undefined to optional properties; it is removed here.
				const isAdded = isOptional && ! /\bundefined\b/.test( property.declarations?.[ 0 ]?.getText() ?? '' );
				return `readonly ${ property.name }${ isOptional ? '?' : '' }: ${ isAdded ? value.replace( / \| undefined$/, '' ) : value };`;
			} ),
		];
	}
}
