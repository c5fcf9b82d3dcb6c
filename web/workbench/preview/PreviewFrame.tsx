import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./PreviewFrame.module.css";
import { messageIn, type PreviewMessage, type PreviewWish, previewAddress } from "./preview-wish.ts";

/** Width of a step on a desktop, in pixels; scaled down if there is less room. */
const fullWidth = 1180;
const phoneWidth = 390;

/** Whether a step at desktop width would be too small to read. */
export const isNarrow = (): boolean => typeof matchMedia === "function" && matchMedia("(max-width: 800px)").matches;

interface PreviewFrameProps {
	readonly wish: PreviewWish;
	readonly phone: boolean;
	/** Path of the chosen field. */
	readonly field: string | null;
	/** Whether to request the scenario that leads to the state shown, once it is shown. */
	readonly leading?: boolean;
}

/** Makes F6 leave the frame as well: the surrounding page does not receive keys pressed inside it. */
function passOn({ contentWindow }: HTMLIFrameElement): void {
	contentWindow?.addEventListener("keydown", ({ key, shiftKey }) => {
		if (key === "F6") document.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, cancelable: true }));
	});
}

/** The frame that shows a step: it receives the open files and the wish by message. */
export function PreviewFrame({ wish, phone, field, leading = false }: PreviewFrameProps) {
	const { shown, blocks } = useBundle();
	const frame = useRef<HTMLIFrameElement>(null);
	const [address] = useState(() => previewAddress(wish));
	const room = useRoom();
	useEffect(() => {
		const tell = (message: PreviewMessage): void => frame.current?.contentWindow?.postMessage(message, window.location.origin);
		const show = (): void => {
			if (field !== null) tell({ kind: "show", path: field });
		};
		const onMessage = (event: MessageEvent): void => {
			if (messageIn(event)?.kind !== "drawn") return;
			show();
			if (leading) tell({ kind: "lead", scenario: null });
		};
		show();
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [field, leading]);
	// A layout effect, so that the frame has the files before the page around it is painted.
	useLayoutEffect(() => {
		const tell = (message: PreviewMessage): void => frame.current?.contentWindow?.postMessage(message, window.location.origin);
		const give = (): void => {
			tell({ kind: "wish", wish });
			tell({ kind: "bundle", shown, blocks });
		};
		const onMessage = (event: MessageEvent): void => {
			if (messageIn(event)?.kind === "read") give();
		};
		give();
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [shown, blocks, wish]);
	const width = phone ? phoneWidth : fullWidth;
	const scale = Math.min(1, room.width / width);
	return (
		<div ref={room.ref} className={styles.room}>
			<iframe
				ref={frame}
				className={styles.frame}
				src={address}
				onLoad={({ currentTarget }) => passOn(currentTarget)}
				title={text("workbench.preview.frame")}
				style={{
					width,
					height: room.height / scale,
					transform: `scale(${scale})`,
					marginLeft: Math.max(0, (room.width - width * scale) / 2),
				}}
			/>
		</div>
	);
}

/** The size available for the frame, in pixels. */
function useRoom() {
	const ref = useRef<HTMLDivElement>(null);
	const [size, setSize] = useState({ width: fullWidth, height: 600 });
	useEffect(() => {
		const element = ref.current;
		if (element === null || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { ref, ...size };
}
