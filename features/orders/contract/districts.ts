/** The 18 districts in their three groups (specification, section 2, checkout); the value serves as the city. */

export const districtGroups = [
  {
    group: '香港島 Hong Kong Island',
    districts: [
      { value: 'Central and Western', label: '中西區 Central and Western' },
      { value: 'Eastern', label: '東區 Eastern' },
      { value: 'Southern', label: '南區 Southern' },
      { value: 'Wan Chai', label: '灣仔區 Wan Chai' },
    ],
  },
  {
    group: '九龍 Kowloon',
    districts: [
      { value: 'Kowloon City', label: '九龍城區 Kowloon City' },
      { value: 'Kwun Tong', label: '觀塘區 Kwun Tong' },
      { value: 'Sham Shui Po', label: '深水埗區 Sham Shui Po' },
      { value: 'Wong Tai Sin', label: '黃大仙區 Wong Tai Sin' },
      { value: 'Yau Tsim Mong', label: '油尖旺區 Yau Tsim Mong' },
    ],
  },
  {
    group: '新界 New Territories',
    districts: [
      { value: 'Islands', label: '離島區 Islands' },
      { value: 'Kwai Tsing', label: '葵青區 Kwai Tsing' },
      { value: 'North', label: '北區 North' },
      { value: 'Sai Kung', label: '西貢區 Sai Kung' },
      { value: 'Sha Tin', label: '沙田區 Sha Tin' },
      { value: 'Tai Po', label: '大埔區 Tai Po' },
      { value: 'Tsuen Wan', label: '荃灣區 Tsuen Wan' },
      { value: 'Tuen Mun', label: '屯門區 Tuen Mun' },
      { value: 'Yuen Long', label: '元朗區 Yuen Long' },
    ],
  },
] as const;

export type District = (typeof districtGroups)[number]['districts'][number]['value'];

/** All districts' values. */
export const districts: readonly District[] = districtGroups.flatMap(({ districts: members }) =>
  members.map(({ value }) => value),
);
