import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractCase } from './contract-case';

const DIRECTORY = path.join( __dirname, 'shapes' );

/** All cases by area. */
export function readCases(): Array< [ area: string, cases: ContractCase[] ] > {
	return readdirSync( DIRECTORY )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => [ file.replace( '.json', '' ), JSON.parse( readFileSync( path.join( DIRECTORY, file ), 'utf8' ) ) as ContractCase[] ] );
}
