interface Shared {
	readonly endBrowserTests?: () => Promise< unknown >;
	/** Set when the tests ran in this process, because there is only one lane. */
	readonly browserTestLane?: { readonly browser?: { readonly close: () => Promise< void > } };
}

async function tearDown(): Promise< void > {
	const { endBrowserTests, browserTestLane } = globalThis as Shared;
	await browserTestLane?.browser?.close();
	await endBrowserTests?.();
}

module.exports = tearDown;
