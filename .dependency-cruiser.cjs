/** Rules read top to bottom as the architecture: app -> screens|settings -> shared -> packages. */
const anyTest = '(/test/|\\.test\\.tsx?$)';
const error = ( name, from, to ) => ( { name, severity: 'error', from, to } );

module.exports = {
	forbidden: [
		error( 'no-cycles', {}, { circular: true } ),
		error( 'packages-never-import-client', { path: '^packages/', pathNot: anyTest }, { path: '^client/' } ),
		error( 'shared-is-below-screens', { path: '^client/shared/', pathNot: anyTest }, { path: '^client/(app|screens|settings)/' } ),
		error( 'screens-are-below-app', { path: '^client/(screens|settings)/', pathNot: anyTest }, { path: '^client/app/' } ),
		error(
			'screens-are-islands',
			{ path: '^client/screens/([^/]+)/' },
			{ path: '^client/(screens|settings)/', pathNot: '^client/screens/$1/' }
		),
		error(
			'settings-are-islands',
			{ path: '^client/settings/([^/]+)/' },
			{ path: '^client/(screens|settings)/', pathNot: '^client/settings/$1/' }
		),
		error(
			'app-sees-only-route-files',
			{ path: '^client/app/', pathNot: anyTest },
			{ path: '^client/screens/', pathNot: '^client/screens/[^/]+/route\\.tsx?$' }
		),
		error(
			'only-screen-hooks-touch-data',
			{ path: '^client/screens/', pathNot: '/(use-[^/]+|loader|test/.+|[^/]+\\.test)\\.tsx?$' },
			{ path: '^packages/data/', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			'shared-and-components-know-no-data',
			{ path: '^(client/shared|packages/components)/', pathNot: anyTest },
			{ path: '^packages/(data|api)/', dependencyTypesNot: [ 'type-only' ] }
		),
		error(
			'format-and-settings-know-nothing',
			{ path: '^packages/(format|settings)/src/', pathNot: anyTest },
			{ path: '^packages/(?!$1)', pathNot: '^packages/(format|settings)/' }
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
			{ path: '^packages/data/src/([^/]+)/', pathNot: anyTest },
			{ path: '^packages/data/src/[^/]+/', pathNot: '^packages/data/src/($1|entity-store|remote-data)/' }
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
