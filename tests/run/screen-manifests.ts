import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AppManifest, FrameManifest, Preload, ScreenManifest, TaskManifest } from '../../client/shared/screen-manifest';
import { toPhpSource } from './to-php-source';

/** A preload as PHP gets it: the path with its query, and what must hold. */
interface PrintedPreload {
	readonly path: string;
	readonly when: readonly string[];
	readonly can: readonly string[];
}

interface PrintedScreen {
	readonly chunk: string;
	readonly preloads: readonly PrintedPreload[];
}

/** The content of build/manifests.php. */
export interface PrintedManifests {
	readonly hostPaths: readonly string[];
	/** Facts per kind of page. Those of all screens stand on every page of the app, since its links load no document. */
	readonly facts: { readonly main: readonly string[]; readonly embed: readonly string[] };
	readonly app: PrintedScreen;
	readonly screens: Readonly< Record< string, PrintedScreen & { readonly capability: string } > >;
	readonly tasks: Readonly< Record< string, PrintedScreen > >;
}

export interface Manifests {
	readonly hostPaths: readonly string[];
	readonly app: AppManifest;
	readonly embed: FrameManifest;
	readonly frame: readonly FrameManifest[];
	readonly screens: readonly ScreenManifest[];
	readonly tasks: readonly TaskManifest[];
}

/** Manifest files below a folder, sorted, so that the same manifests give the same output. */
export function listManifestFiles( folder: string ): readonly string[] {
	return readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => path.basename( file ) === 'manifest.ts' )
		.map( ( file ) => path.join( folder, file ) )
		.sort();
}

type Load = ( file: string ) => object;

/**
 * Loads every manifest of the client.
 *
 * @param client Folder of the client.
 * @param load   Loads a TypeScript module and returns its exports.
 */
export function loadManifests( client: string, load: Load ): Manifests {
	const exportsBelow = ( folder: string ): readonly object[] =>
		listManifestFiles( path.join( client, folder ) ).flatMap( ( file ) => Object.values< object >( { ...load( file ) } ) );
	const screens = exportsBelow( 'screens' );
	const app = load( path.join( client, 'app/manifest.ts' ) ) as { appManifest: AppManifest; embedManifest: FrameManifest };
	const { HOST_PATHS } = load( path.join( client, 'app/host-paths.ts' ) ) as { HOST_PATHS: readonly string[] };
	return {
		hostPaths: HOST_PATHS,
		app: app.appManifest,
		embed: app.embedManifest,
		frame: exportsBelow( 'frame' ) as readonly FrameManifest[],
		screens: screens.filter( ( manifest ): manifest is ScreenManifest => 'path' in manifest ),
		tasks: screens.filter( ( manifest ): manifest is TaskManifest => 'task' in manifest ),
	};
}

function printQuery( query: NonNullable< Preload[ 'query' ] > ): string {
	return Object.entries( query )
		.flatMap( ( [ name, value ] ) =>
			Array.isArray( value ) ? value.map( ( item, index ) => `${ name }[${ index }]=${ item }` ) : `${ name }=${ String( value ) }`
		)
		.join( '&' );
}

function printPreload( { path: route, query, when = [], can = [] }: Preload ): PrintedPreload {
	return { path: query ? `${ route }?${ printQuery( query ) }` : route, when, can };
}

function printScreen( { chunk, options = [], preloads = [] }: AppManifest ): PrintedScreen {
	const forOptions = options.length > 0 ? [ { path: '/wc-admin/options', query: { options: options.join( ',' ) } } ] : [];
	return { chunk, preloads: [ ...preloads, ...forOptions ].map( printPreload ) };
}

/**
 * The host's paths without those of our screens. A screen below a pattern of the host is taken out by a pattern with `!`.
 *
 * @param hostPaths All paths of the host's app.
 * @param ownPaths  Paths of our manifests, as patterns of React Router.
 */
export function remainingHostPaths( hostPaths: readonly string[], ownPaths: readonly string[] ): readonly string[] {
	const own = ownPaths.map( ( pattern ) => pattern.replace( /\/:.*$/, '/*' ) );
	const isBelowOne = ( pattern: string ) =>
		hostPaths.some( ( host ) => host.endsWith( '/*' ) && host !== pattern && pattern.startsWith( host.slice( 0, -1 ) ) );
	return [ ...hostPaths.filter( ( host ) => ! own.includes( host ) ), ...own.filter( isBelowOne ).map( ( pattern ) => `!${ pattern }` ) ];
}

function printFacts( ...manifests: readonly { readonly facts: readonly string[] }[] ): readonly string[] {
	return [ ...new Set( manifests.flatMap( ( { facts } ) => facts ) ) ].sort();
}

/** What PHP has to know of the manifests. */
export function printManifests( { hostPaths, app, embed, frame, screens, tasks }: Manifests ): PrintedManifests {
	const own = printScreen( app );
	return {
		hostPaths: remainingHostPaths(
			hostPaths,
			screens.map( ( screen ) => screen.path )
		),
		facts: { main: printFacts( app, ...frame, ...screens, ...tasks ), embed: printFacts( embed, ...frame ) },
		app: { ...own, preloads: [ ...own.preloads, ...frame.flatMap( ( { preloads = [] } ) => preloads.map( printPreload ) ) ] },
		screens: Object.fromEntries(
			screens.map( ( screen ) => [ screen.path, { capability: screen.capability, ...printScreen( screen ) } ] )
		),
		tasks: Object.fromEntries( tasks.map( ( task ) => [ task.task, printScreen( task ) ] ) ),
	};
}

/** The source of build/manifests.php. */
export function manifestsToPhp( manifests: PrintedManifests ): string {
	return `<?php return ${ toPhpSource( manifests ) };\n`;
}
