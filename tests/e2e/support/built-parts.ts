import { readFileSync } from 'node:fs';
import path from 'node:path';

const listOfParts = () => readFileSync( path.resolve( __dirname, '../../../build/screens.asset.php' ), 'utf8' );

/** Parts that the build loads later, by chunk name. */
export function builtParts(): readonly string[] {
	return [ ...listOfParts().matchAll( /^\t'([\w-]+)' =>/gm ) ].map( ( [ , name = '' ] ) => name );
}

/** Returns the scripts that a part shares with others. Their names are numbers. */
export function sharedScripts( part: string ): readonly string[] {
	const line = listOfParts()
		.split( '\n' )
		.find( ( one ) => one.startsWith( `\t'${ part }' =>` ) );
	return [ ...( line ?? '' ).matchAll( /chunks\/(\d+\.\w+\.js)/g ) ].map( ( [ , name = '' ] ) => name );
}
