import { getSettings } from '@store-admin/settings';

declare let __webpack_public_path__: string;

try {
	// Must run before the first lazy import: chunks lie beside the entry, wherever the site keeps its plugins.
	__webpack_public_path__ = getSettings().buildUrl;
} catch {
	// A broken boot object is reported by boot itself, which loads no chunk.
}
