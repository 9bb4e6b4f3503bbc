import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicPlaces } from './public-places';

/** One line per country or currency, so that a change of the standards is a short diff. */
function toJson( rows: Readonly< Record< string, unknown > > ): string {
	const lines = Object.entries( rows ).map( ( [ key, row ] ) => `${ JSON.stringify( key ) }: ${ JSON.stringify( row ) }` );
	return `{\n${ lines.join( ',\n' ) }\n}`;
}

const { places, currencies, formats } = publicPlaces();
const { source, countries, continents, states } = places;
const files = {
	places: `{\n"source": ${ JSON.stringify( source ) },\n"countries": ${ toJson( countries ) },\n"continents": ${ toJson( continents ) },\n"states": ${ toJson( states ) }\n}`,
	currencies: toJson( currencies ),
	'country-formats': toJson( formats ),
};
for ( const [ name, text ] of Object.entries( files ) ) {
	writeFileSync( path.join( __dirname, `../demo-store/data/${ name }.json` ), `${ text }\n` );
}
