import texts from "../starting.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
