class QuietObserver {
	public observe(): void {}
	public unobserve(): void {}
	public disconnect(): void {}
	public takeRecords(): [] {
		return [];
	}
}

/** Adds browser functions that jsdom does not have. */
export function installBrowserStubs(): void {
	const target = globalThis as unknown as Record< string, unknown >;
	target[ 'ResizeObserver' ] ??= QuietObserver;
	target[ 'IntersectionObserver' ] ??= QuietObserver;
	target[ 'matchMedia' ] ??= ( query: string ) => ( {
		matches: false,
		media: query,
		onchange: null,
		addEventListener: () => {},
		removeEventListener: () => {},
		addListener: () => {},
		removeListener: () => {},
		dispatchEvent: () => false,
	} );
	target[ 'IS_REACT_ACT_ENVIRONMENT' ] = true;
	window.scrollTo = () => {};
	Element.prototype.scrollIntoView = () => {};
}
