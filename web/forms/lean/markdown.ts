/** In place of RJSF's markdown reader: titles and hints of a flow are plain text, and are shown as they are. */
export function Markdown({ children }: { readonly children: string }): string {
	return children;
}
