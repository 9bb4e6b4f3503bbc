const path = require( 'node:path' );
const DependencyExtractionPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const CssMinimizerPlugin = require( 'css-minimizer-webpack-plugin' );
const { RtlStylesPlugin } = require( './tests/run/rtl-styles-plugin' );
const { ManifestsPlugin } = require( './tests/run/manifests-plugin' );
const { StyleEntryPlugin } = require( './tests/run/style-entry-plugin' );
const { ScreenChunksPlugin } = require( './tests/run/screen-chunks-plugin' );

/** Only what must exist once per page comes from WordPress; everything else is bundled (docs/adr/0002-externals.md). */
const singletons = {
	react: [ 'React', 'react' ],
	'react-dom': [ 'ReactDOM', 'react-dom' ],
	'react-dom/client': [ 'ReactDOM', 'react-dom' ],
	'react/jsx-runtime': [ 'ReactJSXRuntime', 'react-jsx-runtime' ],
	'@wordpress/data': [ [ 'wp', 'data' ], 'wp-data' ],
	'@wordpress/hooks': [ [ 'wp', 'hooks' ], 'wp-hooks' ],
	'@wordpress/i18n': [ [ 'wp', 'i18n' ], 'wp-i18n' ],
	'@wordpress/api-fetch': [ [ 'wp', 'apiFetch' ], 'wp-api-fetch' ],
};

/**
 * Adds the stylesheet of a part that is loaded later. A request without an answer fails after the same time as a script's. The next attempt has
 * another address, because the browser would otherwise join the request that still waits. The build copies the text of this function,
 * so the function uses nothing from outside.
 */
function insertStyle( link ) {
	const { head } = document;
	const { href } = link;
	link.href += head[ href ] || '';
	head.append( link );
	setTimeout( () => {
		head[ href ] = '?' + Date.now();
		link.onerror?.( { type: 'timeout' } );
	}, 120000 );
}

module.exports = ( env, { mode = 'production' } ) => ( {
	mode,
	devtool: 'source-map',
	entry: {
		main: './client/main.tsx',
		embed: './client/embed.tsx',
		commands: './client/commands.ts',
		extensions: './client/app/extension-style/style.scss',
	},
	output: {
		path: path.resolve( __dirname, 'build' ),
		filename: '[name].js',
		// Six digits are enough to tell versions of one chunk apart, and each entry lists the hashes of all its chunks.
		chunkFilename: 'chunks/[name].[contenthash:6].js',
		// The real address is read from the boot object (client/app/public-path.ts).
		publicPath: '',
		chunkLoadTimeout: 120000,
		uniqueName: 'storeAdmin',
		clean: true,
	},
	resolve: {
		extensions: [ '.tsx', '.ts', '.js' ],
		alias: { '@wordpress/date': path.resolve( __dirname, 'packages/components/src/form/platform/calendar-dates.ts' ) },
	},
	module: {
		rules: [
			{
				test: /\.tsx?$/,
				exclude: /node_modules/,
				use: {
					loader: 'swc-loader',
					options: {
						jsc: {
							parser: { syntax: 'typescript', tsx: true },
							transform: { react: { runtime: 'automatic' } },
							target: 'es2020',
						},
					},
				},
			},
			{
				test: /\.s?css$/,
				use: [ MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }, 'sass-loader' ],
			},
		],
	},
	optimization: {
		minimizer: [ '...', new CssMinimizerPlugin() ],
		// Names made of paths have signs in them that firewalls of hosts refuse; shared parts get numbers.
		chunkIds: 'deterministic',
		// The controls of forms and their styles stay in one chunk each (docs/adr/0012-components.md). Smaller shared parts are copied into the
		// screens that use them: as chunks of their own they compress so badly that each screen got 5 to 10 % heavier.
		splitChunks: { minSize: 28000, chunks: ( chunk ) => ! chunk.canBeInitial() && ! chunk.name?.startsWith( 'form-' ) },
	},
	plugins: [
		new MiniCssExtractPlugin( {
			filename: '[name].css',
			chunkFilename: 'chunks/[name].[contenthash:6].css',
			ignoreOrder: true,
			insert: insertStyle,
		} ),
		new RtlStylesPlugin(),
		new StyleEntryPlugin( 'extensions' ),
		new ScreenChunksPlugin(),
		new ManifestsPlugin(),
		new DependencyExtractionPlugin( {
			useDefaults: false,
			requestToExternal: ( request ) => singletons[ request ]?.[ 0 ],
			requestToHandle: ( request ) => singletons[ request ]?.[ 1 ],
		} ),
	],
	performance: { hints: false },
	stats: 'errors-warnings',
} );
