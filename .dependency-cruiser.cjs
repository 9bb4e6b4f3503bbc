const { existsSync, readdirSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** Rules read top to bottom as the architecture: app -> frame|screens|settings -> shared -> packages. */
const anyTest = '(/test/|\\.test\\.tsx?$)';
/** Folders of several screens: they share code through a folder `parts`, or a sub-folder has a route of its own. */
const hasMembers = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).some(
		( { name } ) => name === 'parts' || existsSync( path.join( folder, name, 'route.tsx' ) )
	);
const screens = path.join( __dirname, 'client/screens' );
const families = `(${ readdirSync( screens )
	.filter( ( name ) => hasMembers( path.join( screens, name ) ) )
	.join( '|' ) })`;
const error = ( name, from, to ) => ( { name, severity: 'error', from, to } );

module.exports = {
	forbidden: [
		error( 'no-cycles', {}, { circular: true } ),
		error( 'packages-never-import-client', { path: '^packages/', pathNot: anyTest }, { path: '^client/' } ),
		error(
			'shared-is-below-screens',
			{ path: '^client/shared/', pathNot: anyTest },
			{ path: '^client/(app|frame|screens|settings)/' }
		),
		error( 'islands-are-below-app', { path: '^client/(frame|screens|settings)/', pathNot: anyTest }, { path: '^client/app/' } ),
		error(
			'islands-never-meet',
			{ path: '^client/(frame|screens|settings)/([^/]+)/', pathNot: anyTest },
			{ path: '^client/(frame|screens|settings)/', pathNot: '^client/$1/($2|parts)/' }
		),
		error(
			'family-members-never-meet',
			{ path: `^client/screens/${ families }/([^/]+)/` },
			{ path: `^client/screens/${ families }/[^/]+/`, pathNot: '^client/screens/$1/($2|parts)/' }
		),
		error(
			'family-parts-are-below-their-members',
			{ path: '^client/(screens/[^/]+|settings)/parts/' },
			{ path: '^client/(screens|settings)/', pathNot: '^client/$1/parts/' }
		),
		error(
			'app-sees-only-route-files',
			{ path: '^client/app/', pathNot: anyTest },
			{ path: '^client/screens/', pathNot: '^client/screens/.+/(route|header-panels)\\.tsx?$' }
		),
		error(
			'only-screen-hooks-touch-data',
			{ path: '^client/screens/', pathNot: '/(use-[^/]+|loader|test/.+|[^/]+\\.test)\\.tsx?$' },
			{ path: '^packages/data/', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			// In frame/alerts it is use-alerts.ts, in screens/home/inbox use-inbox.ts. A screen's loader.ts runs before its code is loaded.
			'one-file-per-island-knows-the-stores',
			{ path: '^client/(frame|screens/home)/', pathNot: `/([^/]+)/use-\\1\\.ts$|^client/screens/home/loader\\.ts$|${ anyTest }` },
			{ path: '^packages/data/|@wordpress/data', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			// Boot registers the stores and reads the options that come with every page.
			'app-knows-no-store',
			{ path: '^client/app/', pathNot: `^client/app/boot(-embed)?\\.tsx$|${ anyTest }` },
			{ path: '^packages/data/|@wordpress/data', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			'shared-and-components-know-no-data',
			{ path: '^(client/shared|packages/components)/', pathNot: anyTest },
			{ path: '^packages/(data|api)/', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			'format-query-and-settings-know-nothing',
			{ path: '^packages/(format|query|settings)/src/', pathNot: anyTest },
			{ path: '^packages/', pathNot: '^packages/$1/' }
		),
		error(
			'report-query-knows-days-and-queries',
			{ path: '^packages/report-query/src/', pathNot: anyTest },
			{ path: '^packages/|@wordpress/|^node_modules/react', pathNot: '^packages/(report-query|format|query)/' }
		),
		error( 'csv-knows-nothing', { path: '^packages/csv/src/', pathNot: anyTest }, { path: '^packages/', pathNot: '^packages/csv/' } ),
		error(
			'charts-only-draw',
			{ path: '^packages/charts/src/', pathNot: anyTest },
			{ path: '^packages/', pathNot: '^packages/(charts|components|format)/' }
		),
		error(
			'api-knows-no-store-or-ui',
			{ path: '^packages/api/', pathNot: anyTest },
			{ path: '^packages/(data|components|navigation)/' }
		),
		error( 'data-knows-no-ui', { path: '^packages/data/', pathNot: anyTest }, { path: '^packages/(components|navigation)/' } ),
		error(
			'client-never-skips-data',
			{ path: '^client/', pathNot: anyTest },
			{ path: '^packages/api/', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			'only-api-calls-rest',
			{ path: '^(client|packages)/', pathNot: `^packages/api/|${ anyTest }` },
			{ path: '@wordpress/api-fetch' }
		),
		error(
			'stores-are-islands',
			{ path: '^packages/data/src/(stores|extension-stores)/([^/]+)/', pathNot: anyTest },
			{ path: '^packages/data/src/', pathNot: '^packages/data/src/($1/$2|core)/' }
		),
		error(
			'data-core-knows-no-store',
			{ path: '^packages/data/src/core/', pathNot: anyTest },
			{ path: '^packages/data/src/', pathNot: '^packages/data/src/core/' }
		),
		error(
			'packages-through-the-front-door',
			{ path: '^(client|packages/([^/]+))/' },
			{ path: '^packages/[^/]+/src/.+', pathNot: '^packages/([^/]+/src/index\\.ts$|$2/)' }
		),
		error( 'not-to-test', { path: '^(client|packages)/', pathNot: anyTest }, { path: '(/test/|\\.test\\.tsx?$|^tests/)' } ),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)(build|build-types)/' },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: 'tsconfig.base.json' },
		enhancedResolveOptions: {
			exportsFields: [ 'exports' ],
			conditionNames: [ 'import', 'default' ],
			extensions: [ '.ts', '.tsx', '.js' ],
		},
	},
};
