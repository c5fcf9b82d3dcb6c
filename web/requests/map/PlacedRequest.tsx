import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AnyRequest } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { requestQueries } from "../request-queries.ts";
import type { RequestPoint } from "./request-points.ts";
import "../../texts/areas/map.ts";

interface PlacedRequestProps {
	readonly point: Pick<RequestPoint, "uuid" | "label" | "request">;
	readonly children: (request: AnyRequest) => ReactNode;
}

/** The request that a point stands for, fetched if only its position is known. */
export function PlacedRequest({ point, children }: PlacedRequestProps) {
	return point.request === null ? <FetchedRequest point={point}>{children}</FetchedRequest> : children(point.request);
}

function FetchedRequest({ point: { uuid, label }, children }: PlacedRequestProps) {
	const { data, isError } = useQuery({ ...requestQueries.one(uuid), meta: { quiet: [403, 404] } });
	if (data !== undefined) return children(data);
	if (isError) return <p>{text("connection.unknown")}</p>;
	return (
		<>
			<p className="tabular">{label}</p>
			<Skeletons heights={[20]} label={text("connection.loading")} />
		</>
	);
}
