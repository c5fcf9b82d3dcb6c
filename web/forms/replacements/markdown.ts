/** Replaces RJSF's Markdown renderer: titles and hints of a flow are plain text. */
export function Markdown({ children }: { readonly children: string }): string {
	return children;
}
