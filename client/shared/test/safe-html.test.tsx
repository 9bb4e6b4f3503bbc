import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { SafeHtml } from '../safe-html';

function show( html: string ): string {
	return render( <SafeHtml html={ html } /> ).container.innerHTML;
}

describe( 'SafeHtml', () => {
	it.each( [
		[ 'Plain & simple', 'Plain &amp; simple' ],
		[ '<p>A <strong>b</strong> <em>c</em><br>d</p>', '<p>A <strong>b</strong> <em>c</em><br>d</p>' ],
		[ '<a href="https://example.org" target="_blank">x</a>', '<a href="https://example.org" target="_blank" rel="noopener">x</a>' ],
		[ '<a href="admin.php?page=x" onclick="alert(1)" class="b">x</a>', '<a href="admin.php?page=x">x</a>' ],
		[ '<a href="javascript:alert(1)">x</a>', '<a>x</a>' ],
		[ '<a href=" java&#10;script:alert(1)">x</a>', '<a>x</a>' ],
		[ '<a href="data:text/html,x">x</a>', '<a>x</a>' ],
		[ '<script>alert(1)</script><img src=x onerror=alert(1)>text', 'text' ],
		[ '<div><h1>Title</h1><b>bold</b></div>', 'Title<b>bold</b>' ],
		[ '<svg><a href="https://x"><text>no</text></a></svg>yes', 'yes' ],
		[ '<p style="position:fixed">x</p><!-- c -->', '<p>x</p>' ],
		[ '', '' ],
	] )( 'of %p shows %p', ( html, shown ) => {
		expect( show( html ) ).toBe( shown );
	} );
} );
