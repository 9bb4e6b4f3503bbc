import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type {
	AppManifest,
	FrameManifest,
	IslandManifest,
	Preload,
	ScreenManifest,
	TaskManifest,
} from '../../client/shared/screen-manifest';
import { toPhpSource } from './to-php-source';

/** A preload for PHP: the path with its query, and its conditions. */
interface PrintedPreload {
	readonly path: string;
	readonly when: readonly string[];
	readonly can: readonly string[];
	readonly post?: Readonly< Record< string, string > >;
	readonly isLate?: true;
}

interface PrintedScreen {
	readonly chunk: string;
	readonly preloads: readonly PrintedPreload[];
}

interface PrintedIsland extends PrintedScreen {
	readonly facts: readonly string[];
	/** Ids of the elements that the island fills, or the tab below whose form it is shown. */
	readonly places: readonly string[];
	readonly tab: string;
	/** Id of the element that the tab must have printed; '' for any tab. */
	readonly beside: string;
	readonly when: readonly string[];
	readonly can: readonly string[];
}

/** The content of build/manifests.php. */
export interface PrintedManifests {
	readonly hostPaths: readonly string[];
	/** Facts by kind of page. Every page of the app has the facts of all screens, since its links load no new document. */
	readonly facts: { readonly main: readonly string[]; readonly embed: readonly string[] };
	readonly app: PrintedScreen;
	readonly screens: Readonly< Record< string, PrintedScreen & Pick< ScreenManifest, 'capability' | 'fullScreen' | 'hasHeader' > > >;
	readonly tasks: Readonly< Record< string, PrintedScreen > >;
	/** Parts of settings pages, by the name of their folder. */
	readonly islands: Readonly< Record< string, PrintedIsland > >;
}

/** Exports of a manifest.ts: one manifest or several, and the preloads, which belong to the first. */
interface ManifestFile< Manifest > {
	readonly manifests: readonly Manifest[];
	readonly preloads: readonly Preload[];
}

export interface Manifests {
	readonly hostPaths: readonly string[];
	readonly app: { readonly manifest: AppManifest; readonly preloads: readonly Preload[] };
	readonly embed: FrameManifest;
	readonly frame: readonly ManifestFile< FrameManifest >[];
	readonly screens: readonly ManifestFile< ScreenManifest | TaskManifest >[];
	/** By the name of the folder in `client/settings`. */
	readonly islands: Readonly< Record< string, ManifestFile< IslandManifest > > >;
}

/** Loads a TypeScript module and returns its exports. */
type Load = ( file: string ) => object;

function listManifestFiles( folder: string ): readonly string[] {
	if ( ! existsSync( folder ) ) {
		return [];
	}
	return readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => path.basename( file ) === 'manifest.ts' )
		.map( ( file ) => path.join( folder, file ) )
		.sort();
}

function toManifestFile< Manifest >( exports: object ): ManifestFile< Manifest > {
	const { preloads = [], ...manifests } = { ...exports } as { readonly preloads?: readonly Preload[] };
	return { manifests: Object.values( manifests ), preloads };
}

/**
 * Loads every manifest of the client.
 *
 * @param client Folder of the client.
 * @param load   Loads a TypeScript module and returns its exports.
 */
export function loadManifests( client: string, load: Load ): Manifests {
	const filesBelow = < Manifest >( folder: string ) =>
		listManifestFiles( path.join( client, folder ) ).map( ( file ) => toManifestFile< Manifest >( load( file ) ) );
	const { appManifest, embedManifest, preloads } = load( path.join( client, 'app/manifest.ts' ) ) as {
		readonly appManifest: AppManifest;
		readonly embedManifest: FrameManifest;
		readonly preloads: readonly Preload[];
	};
	const { HOST_PATHS } = load( path.join( client, 'app/host-paths.ts' ) ) as { readonly HOST_PATHS: readonly string[] };
	return {
		hostPaths: HOST_PATHS,
		app: { manifest: appManifest, preloads },
		embed: embedManifest,
		frame: filesBelow( 'frame' ),
		screens: filesBelow( 'screens' ),
		islands: Object.fromEntries(
			listManifestFiles( path.join( client, 'settings' ) ).map( ( file ) => [
				path.basename( path.dirname( file ) ),
				toManifestFile< IslandManifest >( load( file ) ),
			] )
		),
	};
}

function printQuery( query: NonNullable< Preload[ 'query' ] > ): string {
	return Object.entries( query )
		.flatMap( ( [ name, value ] ) =>
			Array.isArray( value ) ? value.map( ( item, index ) => `${ name }[${ index }]=${ item }` ) : `${ name }=${ String( value ) }`
		)
		.join( '&' );
}

function printPreload( { path: route, query, when = [], can = [], post, isLate }: Preload ): PrintedPreload {
	return { path: query ? `${ route }?${ printQuery( query ) }` : route, when, can, ...( post && { post } ), ...( isLate && { isLate } ) };
}

function printScreen( { chunk, options = [] }: AppManifest, preloads: readonly Preload[] ): PrintedScreen {
	const forOptions = options.length > 0 ? [ { path: '/wc-admin/options', query: { options: options.join( ',' ) } } ] : [];
	return { chunk, preloads: [ ...preloads, ...forOptions ].map( printPreload ) };
}

function printIsland( { manifests, preloads }: ManifestFile< IslandManifest > ): readonly PrintedIsland[] {
	return manifests.map( ( manifest, index ) => ( {
		...printScreen( manifest, index === 0 ? preloads : [] ),
		facts: manifest.facts,
		places: 'places' in manifest ? manifest.places : [],
		tab: 'tab' in manifest ? manifest.tab : '',
		beside: 'beside' in manifest ? manifest.beside : '',
		when: manifest.when ?? [],
		can: manifest.can ?? [],
	} ) );
}

/**
 * The paths that the host still serves: its paths without those of our screens. A screen of ours below a pattern of the
 * host is added as a pattern with `!`.
 *
 * @param hostPaths All paths of the host's app.
 * @param ownPaths  Paths of our manifests, as patterns of React Router.
 */
export function remainingHostPaths( hostPaths: readonly string[], ownPaths: readonly string[] ): readonly string[] {
	// As in React Router, a pattern that ends with `/*` also matches the path before it.
	const own = ownPaths.flatMap( ( pattern ) =>
		pattern.endsWith( '/*' ) ? [ pattern.slice( 0, -2 ), pattern ] : [ pattern.replace( /\/:.*$/, '/*' ) ]
	);
	const isBelowHost = ( pattern: string ) =>
		hostPaths.some( ( host ) => host.endsWith( '/*' ) && host !== pattern && pattern.startsWith( host.slice( 0, -1 ) ) );
	return [
		...hostPaths.filter( ( host ) => ! own.includes( host ) ),
		...own.filter( isBelowHost ).map( ( pattern ) => `!${ pattern }` ),
	];
}

function printFacts( manifests: readonly FrameManifest[] ): readonly string[] {
	return [ ...new Set( manifests.flatMap( ( { facts } ) => facts ) ) ].sort();
}

/** The data of the manifests that PHP needs. */
export function printManifests( { hostPaths, app, embed, frame, screens, islands }: Manifests ): PrintedManifests {
	const inFrame = frame.flatMap( ( { manifests } ) => manifests );
	const all = screens.flatMap( ( { manifests, preloads } ) =>
		manifests.map( ( manifest, index ) => ( { manifest, printed: printScreen( manifest, index === 0 ? preloads : [] ) } ) )
	);
	const facts = printFacts( [ app.manifest, ...inFrame, ...all.map( ( { manifest } ) => manifest ) ] );
	const paths = all.flatMap( ( { manifest } ) => ( 'path' in manifest ? manifest.path : [] ) );
	return {
		hostPaths: remainingHostPaths( hostPaths, paths ),
		facts: { main: facts, embed: printFacts( [ embed, ...inFrame.filter( ( { isAppOnly } ) => ! isAppOnly ) ] ) },
		app: printScreen( app.manifest, [ ...app.preloads, ...frame.flatMap( ( { preloads } ) => preloads ) ] ),
		screens: Object.fromEntries(
			all.flatMap( ( { manifest, printed } ) =>
				'path' in manifest
					? [
							[
								manifest.path,
								{
									capability: manifest.capability,
									...( manifest.fullScreen && { fullScreen: manifest.fullScreen } ),
									...( manifest.hasHeader === false && { hasHeader: false } ),
									...printed,
								},
							],
						]
					: []
			)
		),
		tasks: Object.fromEntries(
			all.flatMap( ( { manifest, printed } ) => ( 'task' in manifest ? [ [ manifest.task, printed ] ] : [] ) )
		),
		islands: Object.fromEntries(
			Object.entries( islands ).flatMap( ( [ name, file ] ) => printIsland( file ).map( ( island ) => [ name, island ] ) )
		),
	};
}

/** The source of build/manifests.php. */
export function manifestsToPhp( manifests: PrintedManifests ): string {
	return `<?php return ${ toPhpSource( manifests ) };\n`;
}
