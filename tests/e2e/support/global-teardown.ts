async function tearDown(): Promise< void > {
	const { endBrowserTests } = globalThis as { endBrowserTests?: () => Promise< unknown > };
	await endBrowserTests?.();
}

module.exports = tearDown;
