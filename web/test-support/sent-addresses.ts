/** The addresses that forms open, which jsdom can't. They are collected instead until `end`. */
export function sentAddresses(): { readonly sent: readonly string[]; readonly end: () => void } {
	const sent: string[] = [];
	const collect = (event: SubmitEvent) => {
		const form = event.target as HTMLFormElement;
		const fields = [...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]);
		sent.push(`${form.getAttribute("action")}?${new URLSearchParams(fields)}`);
		event.preventDefault();
	};
	window.addEventListener("submit", collect);
	return { sent, end: () => window.removeEventListener("submit", collect) };
}
