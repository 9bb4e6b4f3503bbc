/** An installed plugin, as the host describes it. */
export const LOCAL = { installed: true, active: true, version: '1.2', type: 'plugin', path: 'tea/tea.php', slug: 'tea' };

/** Returns an active subscription of an installed plugin, as the host answers it. */
export const subscription = ( id: number, more: object = {} ) => ( {
	product_key: `key-${ id }`,
	product_id: id,
	product_name: `Product ${ id }`,
	expires: 1_795_000_000,
	expired: false,
	expiring: false,
	active: true,
	local: LOCAL,
	...more,
} );
