import { getSettings } from '@store-admin/settings';

// eslint-disable-next-line camelcase -- webpack's name.
declare let __webpack_public_path__: string;

try {
	// Must run before the first lazy import: chunks are beside the entry, and only the server knows the address of the plugins folder.
	// eslint-disable-next-line camelcase, @typescript-eslint/no-unused-vars -- webpack reads it.
	__webpack_public_path__ = getSettings().buildUrl;
} catch {
	// Boot reports a broken boot object itself, and loads no chunk then.
}
