/**
 * A file dropped outside a drop zone would be opened by the browser in place of the page, losing everything typed on
 * it. A drop zone has handled the event before it arrives here.
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
