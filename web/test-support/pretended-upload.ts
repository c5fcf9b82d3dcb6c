/** Accepts the bytes of an upload like the server would; the test decides when and how that ends. */
export class PretendedUpload {
	/** The uploads, latest last. */
	static sent: PretendedUpload[] = [];
	static #real = globalThis.XMLHttpRequest;

	link = "";
	body: unknown;
	status = 0;
	responseText = "";
	aborted = false;
	readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
	onload?: () => void;
	onerror?: () => void;
	onabort?: () => void;

	/** Until `putBack`, all uploads come here. */
	static takePlace(): void {
		PretendedUpload.sent = [];
		globalThis.XMLHttpRequest = PretendedUpload as unknown as typeof XMLHttpRequest;
	}

	static putBack(): void {
		globalThis.XMLHttpRequest = PretendedUpload.#real;
	}

	static get last(): PretendedUpload | undefined {
		return PretendedUpload.sent.at(-1);
	}

	open(_method: string, link: string) {
		this.link = link;
	}

	setRequestHeader() {}

	send(body: unknown) {
		this.body = body;
		PretendedUpload.sent.push(this);
	}

	abort() {
		this.aborted = true;
		this.onabort?.();
	}

	progress(percent: number) {
		this.upload.onprogress?.({ loaded: percent, total: 100 });
	}

	refuse(status: number, code: string, message: string) {
		this.status = status;
		this.responseText = JSON.stringify({ code, message });
		this.onload?.();
	}

	answer(status: number, data?: unknown) {
		this.status = status;
		this.responseText = data === undefined ? "" : JSON.stringify({ data });
		this.onload?.();
	}
}
