async function tearDown(): Promise< void > {
	const { endBrowserTests } = globalThis as { endBrowserTests?: () => Promise< void > };
	await endBrowserTests?.();
}

module.exports = tearDown;
