import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { parseCoordinates } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { pathOfId } from "../field-path.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { NumberWidget } from "./NumberWidget.tsx";

/** How long the notice about both fields is shown. Milliseconds. */
const NOTICE_MS = 3000;

/** Latitude or longitude. Pasting 'lat, lng' fills this field and its neighbour. */
export function CoordinatesWidget(props: WidgetProps) {
	const { setValues, announce } = useFormEnvironment();
	const [filled, setFilled] = useState(false);
	const group = pathOfId(props.id).split(".").slice(0, -1).join(".");
	return (
		<div
			className="field-coordinates"
			onPasteCapture={(event) => {
				const pair = parseCoordinates(event.clipboardData.getData("text"));
				if (!pair || props.disabled === true) return;
				event.preventDefault();
				setValues({ [`${group}.Latitude`]: pair.latitude, [`${group}.Longitude`]: pair.longitude });
				announce(text("form.coordinates.filled"));
				setFilled(true);
				setTimeout(() => setFilled(false), NOTICE_MS);
			}}
		>
			<NumberWidget {...props} />
			{filled && <p className="field-notice">{text("form.coordinates.filled")}</p>}
		</div>
	);
}
