import { useEffect, useRef, useState } from "react";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import styles from "./PreviewFrame.module.css";
import { messageIn, type PreviewMessage, type PreviewWish, previewAddress } from "./preview-wish.ts";

/** Pixels that a step has on a desk; shown smaller when there is less room. */
const fullWidth = 1180;
const phoneWidth = 390;

/** Where the step as it is on a desk would be too small to read. */
export const isNarrow = (): boolean => typeof matchMedia === "function" && matchMedia("(max-width: 800px)").matches;

interface PreviewFrameProps {
	readonly wish: PreviewWish;
	readonly phone: boolean;
	/** Path of the chosen field. */
	readonly field: string | null;
	/** Asks for the scenario that leads to what is shown, as soon as it is. */
	readonly leading?: boolean;
}

/** F6 leads out of the frame as well: the page around it hears no key that is pressed in there. */
function passOn({ contentWindow }: HTMLIFrameElement): void {
	contentWindow?.addEventListener("keydown", ({ key, shiftKey }) => {
		if (key === "F6") document.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, cancelable: true }));
	});
}

/** The frame in which a step is shown: it is given the files that are open and what is wished of them. */
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
	useEffect(() => {
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

/** The room there is for the frame, in pixels. */
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
