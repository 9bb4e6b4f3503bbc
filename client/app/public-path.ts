import { getSettings } from '@store-admin/settings';

// eslint-disable-next-line camelcase -- webpack's name.
declare let __webpack_public_path__: string;

try {
	// Must run before the first lazy import: chunks lie beside the entry, wherever the site keeps its plugins.
	// eslint-disable-next-line camelcase, @typescript-eslint/no-unused-vars -- webpack reads it.
	__webpack_public_path__ = getSettings().buildUrl;
} catch {
	// A broken boot object is reported by boot itself, which loads no chunk.
}
