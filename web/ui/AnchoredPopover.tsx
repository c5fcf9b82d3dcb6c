import { Popover, type PopoverProps } from "@mantine/core";
import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from "react";

interface AnchoredPopoverProps extends Omit<PopoverProps, "children"> {
	/** The element on the page that it belongs to. */
	readonly anchor: RefObject<HTMLElement | null>;
	readonly children: PopoverProps["children"];
}

/**
 * A popover at an element that was on the page before this part of the kit was. Opens only after it has been there
 * closed: that is when the kit notes where the focus has to return to.
 */
export function AnchoredPopover({ anchor, opened, children, ...props }: AnchoredPopoverProps) {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened === true), [opened]);
	return (
		<Popover {...props} opened={shown} withRoles={false}>
			<Popover.Target>
				<Anchor anchor={anchor} />
			</Popover.Target>
			{children}
		</Popover>
	);
}

/** Gives the kit the element in place of one of its own. */
function Anchor({ anchor, ref }: { readonly anchor: RefObject<HTMLElement | null>; readonly ref?: Ref<HTMLElement> }) {
	useLayoutEffect(() => {
		if (typeof ref === "function") ref(anchor.current);
	}, [anchor, ref]);
	return null;
}
