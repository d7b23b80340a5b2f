// The drawn signs of the tools, 24 by 24. `p` is paint, `s` is filled.
const paths = {
  bold: <path d="M7 4.5h6.2a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7.2a3.8 3.8 0 0 1 0 7.6H7z" strokeWidth="2.6" />,
  italic: <path d="M10.5 4.5H18M6 19.5h7.500M14.300 4.500 9.700 19.500" />,
  link: (
    <path d="M10 14.200a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700l-1.200 1.200M14 9.800a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.200-1.200" />
  ),
  list: (
    <>
      <path d="M10.500 6h10M10.500 12h10M10.500 18h10" />
      <path
        className="s"
        d="M3.500 4.300h3.600v1.500H3.500zM3.500 10.300h3.600v1.500H3.500zM3.500 16.300h3.600v1.500H3.500z"
      />
      <path
        className="p"
        d="M3.500 6.300h3.600v1.500H3.500zM3.500 12.300h3.600v1.500H3.500zM3.500 18.300h3.600v1.500H3.500z"
      />
    </>
  ),
  numbers: (
    <>
      <path d="M10.500 6h10M10.500 12h10M10.500 18h10" />
      <path
        d="M4 4.700 5.300 4v4M3.800 10.700c.3-.8 2.600-1 2.600.3 0 1-2.600 1.700-2.700 3h2.800M3.800 16.300c1-.7 2.600-.3 2.600.7 0 .8-1 1-1.600 1 .8 0 1.800.3 1.800 1.100 0 1.200-2 1.400-2.900.6"
        strokeWidth="1.4"
      />
    </>
  ),
  quote: (
    <path
      className="s"
      d="M4.500 17.800c2.500-1 3.700-2.700 3.800-5.100H4.600V6.300h6.100v5.400c0 4.300-2 7-5.600 7.800zM13.400 17.800c2.500-1 3.700-2.700 3.800-5.100h-3.700V6.300h6.100v5.400c0 4.300-2 7-5.600 7.800z"
    />
  ),
  picture: (
    <>
      <path d="M3 4.500h18v15H3z" />
      <path className="p" d="M5.300 17.200 10 10.800l3 3.500 2.300-2.200 3.400 5.100z" />
    </>
  ),
  paragraph: <path d="M4 6h16M4 12h16M4 18h9" />,
  heading: (
    <>
      <path d="M6 4.500v15M17.500 4.500v15M6 12h11.500" strokeWidth="2.2" />
      <path
        d="M3.800 4.500h4.400M3.800 19.500h4.400M15.300 4.500h4.400M15.300 19.500h4.400"
        strokeWidth="1.5"
      />
    </>
  ),
  rule: (
    <>
      <path d="M4 5h16M4 19h16" strokeWidth="1.2" opacity=".55" />
      <path className="s" d="M8 9.300h8v2.300H8z" />
      <path className="p" d="M8 12.400h8v2.300H8z" />
    </>
  ),
  table: <path d="M3.500 5h17v14h-17zM3.500 9.700h17M3.500 14.300h17M12 5v14" />,
  note: <path d="M4 18.500h9M4 13.500h7M4 8.500h7M15.500 6l2.500-1.500v7" />,
  superscript: (
    <path d="M4 9.500 12 19M12 9.500 4 19M15.500 6.500c.4-2 4.500-2 4.500.3 0 1.700-3 2.400-4.300 4.700H20" />
  ),
  subscript: (
    <path d="M4 5 12 14.500M12 5 4 14.500M15.500 15c.4-2 4.500-2 4.500.3 0 1.700-3 2.400-4.300 4.700H20" />
  ),
  undo: <path d="M8.500 4.500 4 9l4.500 4.500M4 9h10.200a5.300 5.300 0 0 1 0 10.600H10" />,
  redo: <path d="M15.500 4.500 20 9l-4.500 4.500M20 9H9.800a5.300 5.300 0 0 0 0 10.600H14" />,
  plus: <path d="M12 5v14M5 12h14" />,
  more: <path className="s" d="M4 10.500h3v3H4zM10.500 10.500h3v3h-3zM17 10.500h3v3h-3z" />,
  comment: <path d="M4 4.500h16v11.500h-8.500L7 20v-4H4z" />,
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    {paths[name]}
  </svg>
);
