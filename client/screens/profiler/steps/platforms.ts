/** Platforms on which people sell, by the names that the host stores. Brand names, which are not translated. */
export const PLATFORMS: readonly ( readonly [ value: string, label: string ] )[] = [
	[ 'amazon', 'Amazon' ],
	[ 'adobe_commerce', 'Adobe Commerce' ],
	[ 'big_cartel', 'Big Cartel' ],
	[ 'big_commerce', 'Big Commerce' ],
	[ 'ebay', 'Ebay' ],
	[ 'ecwid', 'Ecwid' ],
	[ 'etsy', 'Etsy' ],
	[ 'facebook_marketplace', 'Facebook Marketplace' ],
	[ 'google_shopping', 'Google Shopping' ],
	[ 'pinterest', 'Pinterest' ],
	[ 'shopify', 'Shopify' ],
	[ 'square', 'Square' ],
	[ 'squarespace', 'Squarespace' ],
	[ 'wix', 'Wix' ],
	[ 'wordpress', 'WordPress' ],
	[ 'other', 'Other' ],
];
