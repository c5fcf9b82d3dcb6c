import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useState } from "react";
import { parseCoordinates } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { pathOfId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { NumberWidget } from "./NumberWidget.tsx";

/** How long the notice about both fields is shown. Milliseconds. */
const NOTICE_MS = 3000;

/** Latitude or longitude. Pasting 'lat, lng' fills this field and its neighbour. */
export function CoordinatesWidget(props: WidgetProps) {
	const { setValues } = useFormEnvironment();
	/** Number of pairs pasted; 0 once the notice about the last one is over. */
	const [filled, setFilled] = useState(0);
	useEffect(() => {
		if (filled === 0) return;
		const timer = setTimeout(() => setFilled(0), NOTICE_MS);
		return () => clearTimeout(timer);
	}, [filled]);
	const group = pathOfId(props.id).split(".").slice(0, -1).join(".");
	/** Fills both fields if the text is a pair of coordinates. Returns whether it was. */
	const fill = (pasted: string): boolean => {
		const pair = parseCoordinates(pasted);
		if (!pair || props.disabled === true) return false;
		setValues({ [`${group}.Latitude`]: pair.latitude, [`${group}.Longitude`]: pair.longitude });
		setFilled(filled + 1);
		return true;
	};
	return (
		<div
			className="field-coordinates"
			onPasteCapture={(event) => {
				if (fill(event.clipboardData.getData("text"))) event.preventDefault();
			}}
			// A phone's keyboard inserts copied text as though it were typed.
			onBlurCapture={({ target }) => {
				if (target instanceof HTMLInputElement) fill(target.value);
			}}
		>
			<NumberWidget {...props} />
			{/* Always rendered, so that screen readers announce its text when it appears. */}
			<p className={filled > 0 ? "field-notice" : "visually-hidden"} role="status">
				{filled > 0 && text("form.coordinates.filled")}
			</p>
		</div>
	);
}
