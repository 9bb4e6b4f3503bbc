import { beforeEach, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { bootWith } from '../../../tests/js/render';
import { SafeHtml } from '../safe-html';

beforeEach( () => {
	bootWith();
} );

function html( source: string ): string {
	return render( <SafeHtml html={ source } /> ).container.innerHTML;
}

test( 'SafeHtml keeps text, emphasis, lists and links', () => {
	expect(
		html( 'A <strong>b</strong> <em>c</em>&nbsp;&amp; <ul><li>d</li></ul><br><a href="https://shop.test/x?a=1&amp;b=2">e</a>' )
	).toBe( 'A <strong>b</strong> <em>c</em>&nbsp;&amp; <ul><li>d</li></ul><br><a href="https://shop.test/x?a=1&amp;b=2">e</a>' );
} );

test( 'SafeHtml adds rel to links in new tabs, and resolves relative links from wp-admin', () => {
	expect( html( '<a href="edit.php" target="_blank" onclick="x()" style="color:red">e</a>' ) ).toBe(
		'<a href="http://localhost/wp-admin/edit.php" target="_blank" rel="noopener noreferrer">e</a>'
	);
} );

describe( 'SafeHtml removes code that could run', () => {
	test.each( [
		[ '<script>alert(1)</script>x', 'x' ],
		[ '<img src=x onerror=alert(1)>x', 'x' ],
		[ '<svg onload=alert(1)><script>alert(1)</script></svg>x', 'x' ],
		[ '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>x', 'x' ],
		[ '<a href="javascript:alert(1)">x</a>', '<a>x</a>' ],
		[ '<a href=" java\nscript:alert(1)">x</a>', '<a>x</a>' ],
		[ '<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>' ],
		[ '<a href="vbscript:x">x</a>', '<a>x</a>' ],
		[ '<p style="position:fixed" class="a" id="root">x</p>', '<p>x</p>' ],
		[ '<form action="/"><input name="a"><button>x</button></form>', 'x' ],
		[ '<iframe src="javascript:alert(1)"></iframe>x', 'x' ],
		[ '<template><script>alert(1)</script></template>x', 'x' ],
		[ '<noscript><p title="</noscript><img src=x onerror=alert(1)>">y</noscript>x', '<p>yx</p>' ],
		[ '<!-- <script>alert(1)</script> -->x', 'x' ],
		[ '<h1>x</h1>', 'x' ],
		[ '<base href="https://evil.test/">x', 'x' ],
		[ '<style>*{display:none}</style>x', 'x' ],
		[ '<b><b><b>x', '<b><b><b>x</b></b></b>' ],
		[ '&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;' ],
		[ '<a href="//evil.test" target="_blank">x</a>', '<a href="http://evil.test/" target="_blank" rel="noopener noreferrer">x</a>' ],
	] )( 'SC2: %s', ( source, expected ) => {
		expect( html( source ) ).toBe( expected );
	} );
} );
