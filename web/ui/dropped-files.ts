/**
 * A file dropped beside a place for files would be opened by the browser in place of the page, with everything typed on it
 * gone. A place that takes files has said so by then.
 */
export function keepDroppedFilesOut(): void {
	for (const kind of ["dragover", "drop"] as const) {
		window.addEventListener(kind, (event) => {
			if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return;
			event.preventDefault();
			event.dataTransfer.dropEffect = "none";
		});
	}
}
