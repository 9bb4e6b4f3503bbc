const TONES: Readonly< Record< string, 'info' | 'warning' > > = { processing: 'info', 'on-hold': 'warning' };

/** Returns the tone of the badge of an order's status. Orders that need the owner stand out. */
export function orderTone( status: string ): 'info' | 'warning' | 'neutral' {
	return TONES[ status ] ?? 'neutral';
}
