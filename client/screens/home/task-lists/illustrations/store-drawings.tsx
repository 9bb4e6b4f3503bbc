/** Two cards of a shelf, the front one with a garment, and the sign for "add". */
export const productsDrawing = (
	<>
		<rect className="is-soft" x="22" y="10" width="56" height="70" rx="6" />
		<rect className="is-paper" x="46" y="18" width="58" height="70" rx="6" />
		<path className="is-soft" d="M64 30h8c0 3 6 3 6 0h8l9 7-5 7-4-2v18H64V42l-4 2-5-7z" />
		<path className="is-stroke" d="M56 70h26M56 78h16" />
		<circle className="is-accent" cx="106" cy="24" r="13" />
		<path className="is-white-stroke" d="M106 18v12M100 24h12" />
	</>
);

/** A page of the store with a swatch, and a brush that has just painted it. */
export const customizeDrawing = (
	<>
		<rect className="is-paper" x="20" y="12" width="86" height="66" rx="6" />
		<path className="is-stroke" d="M20 24h86" />
		<circle className="is-line" cx="28" cy="18" r="2" />
		<circle className="is-line" cx="35" cy="18" r="2" />
		<rect className="is-soft" x="30" y="33" width="34" height="34" rx="3" />
		<path className="is-stroke" d="M72 37h24M72 45h18" />
		<path className="is-accent" d="M118 28c4 2 5 6 3 10L104 68l-9-5 17-30c2-4 3-5 6-5z" />
		<path className="is-ink" d="M104 68c-1 9-8 14-18 14 5-4 3-9 4-14 1-4 3-5 5-5z" />
	</>
);

/** A shop front with its awning, open. */
export const launchDrawing = (
	<>
		<circle className="is-soft" cx="72" cy="46" r="40" />
		<rect className="is-paper" x="36" y="38" width="72" height="48" rx="3" />
		<path className="is-accent" d="M38 18h68l8 20a9 9 0 0 1-18 0 12 12 0 0 1-24 0 12 12 0 0 1-24 0 9 9 0 0 1-18 0z" />
		<path className="is-white-stroke" d="M60 20l-7 17M84 20l7 17" />
		<rect className="is-soft" x="46" y="56" width="24" height="18" rx="2" />
		<rect className="is-ink" x="80" y="56" width="18" height="30" rx="2" />
		<circle className="is-white" cx="94" cy="72" r="1.5" />
		<path className="is-stroke" d="M24 86h96" />
	</>
);

/** A map with the place of the store. */
export const detailsDrawing = (
	<>
		<path className="is-paper" d="M24 24l32-10 32 10 32-10v60L88 84 56 74 24 84z" />
		<path className="is-soft" d="M56 14l32 10v60L56 74z" />
		<path className="is-stroke" d="M30 46c10-6 16 6 24 0M92 40c8 6 16-4 24 2M92 66c8-4 14 2 20-2" />
		<path className="is-accent" d="M72 22a16 16 0 0 1 16 16c0 12-16 26-16 26S56 50 56 38a16 16 0 0 1 16-16z" />
		<circle className="is-white" cx="72" cy="38" r="6" />
	</>
);
